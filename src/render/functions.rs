//! What templates call: `t` and `label` for messages, `asset` for files, and a `safe` that is strict.

use std::sync::Arc;

use fluent_bundle::{FluentArgs, FluentValue};
use tera::{Error, Kwargs, State, Tera, TeraResult, Value};

use super::assets::Assets;
use super::html::escape;
use super::messages::Messages;
use crate::resolve::site::LocaleId;

/// Lets the templates of one language call what they need.
pub(super) fn register(tera: &mut Tera, locale: LocaleId, messages: &Arc<Messages>, assets: &Arc<Assets>) {
    tera.register_filter("safe", safe);
    let told = Arc::clone(messages);
    tera.register_function("t", move |args: Kwargs, _: &State| -> TeraResult<Value> {
        let (id, args) = message(&args)?;
        let told = told.tell(locale, &id, &args).map_err(Error::message)?;
        let html = escape(&told.text);
        Ok(Value::safe_string(&match told.foreign {
            Some((lang, dir)) => format!("<span lang=\"{lang}\" dir=\"{dir}\">{html}</span>"),
            None => html,
        }))
    });
    let labels = Arc::clone(messages);
    tera.register_function("label", move |args: Kwargs, _: &State| -> TeraResult<String> {
        let (id, args) = message(&args)?;
        labels.label(locale, &id, &args).map_err(Error::message)
    });
    let assets = Arc::clone(assets);
    tera.register_function("asset", move |args: Kwargs, _: &State| -> TeraResult<String> {
        let name: &str = args.must_get("name")?;
        let address = assets.address(name).map(str::to_owned);
        address.ok_or_else(|| Error::message(format!("there is no file `site/{name}`")))
    });
}

/// Takes a text for HTML that is ready. Tera's own filter takes what is not there for an empty text, and a
/// misspelt name would leave a hole in the page.
fn safe(value: Value, _: Kwargs, _: &State) -> TeraResult<Value> {
    match value.as_str() {
        Some(html) => Ok(Value::safe_string(html)),
        None => Err(Error::message(format!("expected a text before `| safe`, found {}", value.name()))),
    }
}

/// The id of a message and what is put into it: texts and numbers.
fn message(args: &Kwargs) -> TeraResult<(String, FluentArgs<'static>)> {
    let id: &str = args.must_get("id")?;
    let mut put = FluentArgs::new();
    for (name, value) in args.iter() {
        let name = name.as_str().unwrap_or_default();
        if name == "id" {
            continue;
        }
        let value: FluentValue = match (value.as_str(), value.as_f64()) {
            (Some(text), _) => text.to_owned().into(),
            (None, Some(number)) => number.into(),
            (None, None) => {
                return Err(Error::message(format!(
                    "`{name}` of the message `{id}` is neither text nor number"
                )));
            }
        };
        put.set(name.to_owned(), value);
    }
    Ok((id.to_owned(), put))
}
