// Words as they are compared: without accents and marks, capitals, and forms of one letter.

/** Letters that count as others, after marks and capitals are gone. @type {Record<string, string>} */
const SAME = {
  ς: "σ",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  // Arabic: the alef that stands for a short vowel, the ya without dots, ta marbuta, and the Persian forms.
  "\u0671": "\u0627",
  "\u0649": "\u064a",
  "\u0629": "\u0647",
  "\u06a9": "\u0643",
  "\u06cc": "\u064a",
};

// Accents; the points of Hebrew; the vowel signs of Arabic, with the tatweel that only stretches a word. Marks of
// other scripts make other letters: が is not か, and й is not и.
const MARKS =
  /(?<![иіу])[\u0302-\u036f]|[\u0300\u0301]|[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]|[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/gu;

/** The first of the ten digits of the scripts that have their own. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6];

/** What each sign has been folded to. @type {Map<string, string>} */
const known = new Map();

/** @param {string} sign @returns {string} */
function foldedSign(sign) {
  const code = sign.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  if (zero !== undefined) return String(code - zero);
  const plain = sign.normalize("NFKD").toLowerCase().replace(MARKS, "");
  return [...plain].map((letter) => SAME[letter] ?? letter).join("").normalize("NFC");
}

/**
 * Folds a text.
 * @param {string} text
 * @returns {{ text: string, places: number[] }} the text, and where in the given one each unit of it came from
 */
export function folded(text) {
  let written = "";
  /** @type {number[]} */
  const places = [];
  let place = 0;
  for (const sign of text) {
    let plain = known.get(sign);
    if (plain === undefined) {
      plain = foldedSign(sign);
      known.set(sign, plain);
    }
    written += plain;
    for (let unit = 0; unit < plain.length; unit++) places.push(place);
    place += sign.length;
  }
  places.push(place);
  return { text: written, places };
}
