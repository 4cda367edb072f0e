//! A line of input as an object whose keys are given once each: of two values none would be right.

use std::fmt::{self, Formatter};

use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use serde_json::{Map, Value};

/// What a line should be.
pub(super) const EXPECTED: &str = "an object with `ruleset`, `position` and `throw`";

/// An object without a key that is given twice at its top.
pub(super) struct Question(pub(super) Map<String, Value>);

impl<'de> Deserialize<'de> for Question {
    fn deserialize<D: Deserializer<'de>>(line: D) -> Result<Question, D::Error> {
        line.deserialize_map(Keys)
    }
}

struct Keys;

impl<'de> Visitor<'de> for Keys {
    type Value = Question;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(EXPECTED)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Question, A::Error> {
        let mut object = Map::new();
        while let Some((key, value)) = entries.next_entry::<String, Value>()? {
            if object.contains_key(&key) {
                return Err(A::Error::custom(format!("`{key}` is given twice")));
            }
            object.insert(key, value);
        }
        Ok(Question(object))
    }
}
