//! Numbers in messages, written as their language writes them.

use fluent_bundle::FluentValue;
use fluent_bundle::memoizer::MemoizerKind;
use fluent_bundle::types::FluentNumber;
use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_decimal::options::{DecimalFormatterOptions, GroupingStrategy};
use icu_locale_core::Locale;
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

/// Writes numbers by the rules of the language; leaves other values to Fluent.
pub(super) fn write(value: &FluentValue, memoizer: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let decimal = decimal(number)?;
    let grouping = Grouping(number.options.use_grouping);
    let written =
        memoizer.with_try_get_threadsafe::<Writer, _, _>(grouping, |w| w.0.format(&decimal).to_string());
    written.ok()
}

/// None for what no decimal stands for, such as infinity.
fn decimal(number: &FluentNumber) -> Option<Decimal> {
    let place = |digits: Option<usize>| digits.and_then(|digits| i16::try_from(digits).ok());
    let mut decimal = Decimal::try_from_str(&number.value.to_string()).ok()?;
    if let Some(most) = place(number.options.maximum_fraction_digits) {
        decimal.round(-most);
    }
    // A number written out in a message asks for all its digits; what the message asks for goes before.
    let least = place(number.options.minimum_fraction_digits);
    let most = place(number.options.maximum_fraction_digits).unwrap_or(i16::MAX);
    if let Some(least) = least.map(|least| least.min(most)) {
        decimal.pad_end(-least);
    }
    if let Some(least) = place(number.options.minimum_integer_digits) {
        decimal.pad_start(least);
    }
    Some(decimal)
}

/// Whether thousands are set apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Grouping(bool);

struct Writer(DecimalFormatter);

impl Memoizable for Writer {
    type Args = Grouping;
    type Error = ();

    fn construct(language: LanguageIdentifier, grouping: Grouping) -> Result<Writer, ()> {
        let locale = Locale::try_from_str(&language.to_string()).map_err(|_| ())?;
        let strategy = if grouping.0 { GroupingStrategy::Auto } else { GroupingStrategy::Never };
        let options = DecimalFormatterOptions::from(strategy);
        DecimalFormatter::try_new((&locale).into(), options).map(Writer).map_err(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use fluent_bundle::types::FluentNumberOptions;

    use super::*;

    fn check(language: &str, value: f64, options: FluentNumberOptions, expected: &str) {
        let memoizer = IntlLangMemoizer::new(language.parse().unwrap());
        let number = FluentValue::Number(FluentNumber::new(value, options));
        assert_eq!(write(&number, &memoizer).as_deref(), Some(expected), "{language}");
    }

    #[test]
    fn separates_as_the_language_does() {
        let one_digit =
            || FluentNumberOptions { maximum_fraction_digits: Some(1), ..FluentNumberOptions::default() };
        for (language, expected) in [
            ("en", "1,234,567.9"),
            ("el", "1.234.567,9"),
            ("ru", "1\u{a0}234\u{a0}567,9"),
            ("hi", "12,34,567.9"),
        ] {
            check(language, 1_234_567.891, one_digit(), expected);
        }
    }

    #[test]
    fn heeds_the_options_of_a_message() {
        let plain = FluentNumberOptions { use_grouping: false, ..FluentNumberOptions::default() };
        check("en", 3000.0, plain, "3000");
        let padded = FluentNumberOptions {
            minimum_fraction_digits: Some(2),
            minimum_integer_digits: Some(2),
            ..FluentNumberOptions::default()
        };
        check("de", 1.5, padded, "01,50");
    }
}
