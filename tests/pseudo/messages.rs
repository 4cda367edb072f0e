//! Fluent messages in letters of their own.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;

use crate::words::Letters;

/// A file of messages, its words in these letters. Who counts in more forms than English has the last for all.
pub(super) fn messages(text: &str, letters: Letters) -> String {
    let mut file = parse(text.to_owned()).expect("the shipped messages have no mistake");
    for entry in &mut file.body {
        match entry {
            Entry::Message(message) => {
                let attributes = message.attributes.iter_mut().map(|attribute| &mut attribute.value);
                message.value.iter_mut().chain(attributes).for_each(|value| pattern(value, letters));
            }
            Entry::Term(term) => pattern(&mut term.value, letters),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
        }
    }
    serialize(&file)
}

fn pattern(pattern: &mut Pattern<String>, letters: Letters) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = letters.plain(value),
            PatternElement::Placeable { expression } => placed(expression, letters),
        }
    }
}

fn placed(expression: &mut Expression<String>, letters: Letters) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                pattern(&mut variant.value, letters);
            }
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => *value = letters.plain(value),
        Expression::Inline(_) => {}
    }
}
