//! What a message is put together from.

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, Identifier, InlineExpression, Pattern, PatternElement, Variant,
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
    /// The names of its attributes.
    pub(crate) attributes: Vec<&'a str>,
    /// The attributes that it names, of itself or of others.
    pub(crate) named: Vec<Attribute<'a>>,
}

/// An attribute as a message names it, `{ owner.name }`, or `-owner.name` where forms are chosen by it.
pub(crate) struct Attribute<'a> {
    pub(crate) owner: &'a str,
    pub(crate) is_of_term: bool,
    pub(crate) name: &'a str,
}

impl<'a> Wording<'a> {
    fn name_attribute(&mut self, owner: &'a str, is_of_term: bool, name: Option<&Identifier<&'a str>>) {
        self.named.extend(name.map(|name| Attribute { owner, is_of_term, name: name.name }));
    }

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
    let names = attributes.iter().map(|attribute| attribute.id.name).collect();
    let mut found = Wording { name, is_term, parts: Vec::new(), attributes: names, named: Vec::new() };
    let patterns = own.into_iter().chain(attributes.iter().map(|attribute| &attribute.value));
    patterns.for_each(|pattern| of_pattern(pattern, &mut found));
    Some(found)
}

fn of_pattern<'a>(pattern: &'a Pattern<&'a str>, found: &mut Wording<'a>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => found.parts.push(Part::Text(value)),
            PatternElement::Placeable { expression } => of_expression(expression, found),
        }
    }
}

fn of_expression<'a>(expression: &'a Expression<&'a str>, found: &mut Wording<'a>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, found),
        Expression::Select { selector, variants } => {
            found.parts.push(Part::Forms(selector, variants));
            of_inline(selector, found);
            variants.iter().for_each(|variant| of_pattern(&variant.value, found));
        }
    }
}

fn of_inline<'a>(inline: &'a InlineExpression<&'a str>, found: &mut Wording<'a>) {
    match inline {
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::FunctionReference { id, arguments } => {
            found.parts.push(Part::Function(id.name, arguments));
            arguments.positional.iter().for_each(|argument| of_inline(argument, found));
        }
        InlineExpression::MessageReference { id, attribute } => {
            found.parts.push(Part::Message(id.name));
            found.name_attribute(id.name, false, attribute.as_ref());
        }
        InlineExpression::TermReference { id, attribute, arguments } => {
            found.parts.push(Part::Term(id.name));
            found.name_attribute(id.name, true, attribute.as_ref());
            let given = arguments.iter().flat_map(|arguments| &arguments.positional);
            given.for_each(|argument| of_inline(argument, found));
        }
        InlineExpression::VariableReference { id } => found.parts.push(Part::Variable(id.name)),
        InlineExpression::Placeable { expression } => of_expression(expression, found),
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
