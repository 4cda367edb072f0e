//! What a message is put together from.

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant,
};

/// One part of a message, wherever in it it stands.
pub(crate) enum Part<'a> {
    Text(&'a str),
    Variable(&'a str),
    /// Another message, by its id.
    Message(&'a str),
    /// A term, by its id without the dash.
    Term(&'a str),
    Function(&'a str, &'a CallArguments<&'a str>),
    /// Forms, and what chooses one of them; the parts of both come by themselves too.
    Forms(&'a InlineExpression<&'a str>, &'a [Variant<&'a str>]),
}

/// A message or a term with a name of its own, terms with their dash: what templates, scripts and other
/// messages name.
pub(crate) struct Wording<'a> {
    /// The name as it stands in the file, without the dash.
    pub(crate) name: &'a str,
    pub(crate) is_term: bool,
    pub(crate) parts: Vec<Part<'a>>,
}

impl Wording<'_> {
    /// The name, terms with their dash.
    pub(crate) fn id(&self) -> String {
        if self.is_term { format!("-{}", self.name) } else { self.name.to_owned() }
    }
}

/// What an entry of a file says; none if it is a comment or junk.
pub(crate) fn wording<'a>(entry: &'a Entry<&'a str>) -> Option<Wording<'a>> {
    let (name, is_term, own, attributes) = match entry {
        Entry::Message(message) => (message.id.name, false, message.value.as_ref(), &message.attributes),
        Entry::Term(term) => (term.id.name, true, Some(&term.value), &term.attributes),
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {
            return None;
        }
    };
    let mut parts = Vec::new();
    let patterns = own.into_iter().chain(attributes.iter().map(|attribute| &attribute.value));
    patterns.for_each(|pattern| of_pattern(pattern, &mut parts));
    Some(Wording { name, is_term, parts })
}

fn of_pattern<'a>(pattern: &'a Pattern<&'a str>, parts: &mut Vec<Part<'a>>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => parts.push(Part::Text(value)),
            PatternElement::Placeable { expression } => of_expression(expression, parts),
        }
    }
}

fn of_expression<'a>(expression: &'a Expression<&'a str>, parts: &mut Vec<Part<'a>>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, parts),
        Expression::Select { selector, variants } => {
            parts.push(Part::Forms(selector, variants));
            of_inline(selector, parts);
            variants.iter().for_each(|variant| of_pattern(&variant.value, parts));
        }
    }
}

fn of_inline<'a>(inline: &'a InlineExpression<&'a str>, parts: &mut Vec<Part<'a>>) {
    match inline {
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::FunctionReference { id, arguments } => {
            parts.push(Part::Function(id.name, arguments));
            arguments.positional.iter().for_each(|argument| of_inline(argument, parts));
        }
        InlineExpression::MessageReference { id, .. } => parts.push(Part::Message(id.name)),
        InlineExpression::TermReference { id, arguments, .. } => {
            parts.push(Part::Term(id.name));
            let given = arguments.iter().flat_map(|arguments| &arguments.positional);
            given.for_each(|argument| of_inline(argument, parts));
        }
        InlineExpression::VariableReference { id } => parts.push(Part::Variable(id.name)),
        InlineExpression::Placeable { expression } => of_expression(expression, parts),
    }
}

/// The variable that forms are chosen by, itself or through `NUMBER`.
pub(crate) fn chooser<'a>(selector: &'a InlineExpression<&'a str>) -> Option<&'a str> {
    match selector {
        InlineExpression::VariableReference { id } => Some(id.name),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.first().and_then(chooser)
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. }
        | InlineExpression::Placeable { .. } => None,
    }
}
