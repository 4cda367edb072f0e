//! Fluent messages in letters of their own.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;

use crate::words::Letters;

/// A file of messages, its words in these letters.
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
            for variant in &mut *variants {
                pattern(&mut variant.value, letters);
            }
            if let Letters::Arabic = letters {
                count_in_all_forms(variants);
            }
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => *value = letters.plain(value),
        Expression::Inline(_) => {}
    }
}

/// Where a message counts, the forms that Arabic has and English has not say what the last one says.
fn count_in_all_forms(variants: &mut Vec<Variant<String>>) {
    let has = |variants: &[Variant<String>], form: &str| {
        variants.iter().any(|variant| matches!(&variant.key, VariantKey::Identifier { name } if name == form))
    };
    let Some(last) = variants.iter().find(|variant| variant.default).cloned() else { return };
    if !has(variants, "one") || !has(variants, "other") {
        return;
    }
    for form in ["zero", "two", "few", "many"] {
        if !has(variants, form) {
            let key = VariantKey::Identifier { name: form.to_owned() };
            variants.insert(0, Variant { key, value: last.value.clone(), default: false });
        }
    }
}

#[test]
fn counts_in_all_forms_that_the_language_has() {
    let english = "a = { $n ->\n    [one] One\n   *[other] { $n } more\n }\n";
    let arabic = messages(english, Letters::Arabic);
    for form in ["[zero]", "[one]", "[two]", "[few]", "[many]", "*[other]"] {
        assert_eq!(arabic.matches(form).count(), 1, "{form}\n{arabic}");
    }
    assert!(!messages(english, Letters::Accented).contains("[few]"));
}
