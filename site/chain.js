// Hash chains and the throws that two of them give: what a live game rests on. Knows no game, no page and no link.

/**
 * A chain is a list of values, each the hash of the one behind it. The last is a secret, the first its commitment:
 * whoever has the commitment can check every value that is shown later, and can foretell none.
 */

/** The values of a chain beside its commitment: more than a game may have throws. */
export const LENGTH = 2048;

/** The bytes of a value. */
export const SIZE = 16;

/** No other use of the hash can be taken for one of these. */
const [LINK, GAME] = ["variorum chain 1", "variorum live 1"].map((text) => new TextEncoder().encode(text));

/** @param {number} number @returns {Uint8Array<ArrayBuffer>} its four bytes, the highest first */
export function word(number) {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

/** @param {Uint8Array[]} parts @returns {Uint8Array<ArrayBuffer>} */
export function joined(...parts) {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** @param {Uint8Array} one @param {Uint8Array} other @returns {boolean} */
export function isSame(one, other) {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/** @param {Uint8Array<ArrayBuffer>} bytes @returns {Promise<Uint8Array<ArrayBuffer>>} */
async function hash(bytes) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/**
 * The part of a chain that a value tells of.
 * @param {Uint8Array} value
 * @param {number} index its place in the chain
 * @returns {Promise<Uint8Array[]>} the values from the commitment to this one
 */
export async function chainTo(value, index) {
  const values = [value];
  // The place goes into the hash, so that no value can stand for one at another place.
  for (let at = index; at > 0; at--) values.push((await hash(joined(LINK, word(at), values[values.length - 1]))).slice(0, SIZE));
  return values.reverse();
}

/**
 * What sets a game apart from every other: throws of one game say nothing in another.
 * @param {Uint8Array} terms all that was agreed: the rules, the start, how it is played, both commitments
 * @returns {Promise<Uint8Array>}
 */
export function nameOf(terms) {
  return hash(joined(GAME, terms));
}

/**
 * A throw: neither side knew both values before, and neither could choose its own. The move has no part in it.
 * @template {{ weight: number }} T
 * @param {T[]} throws what may fall
 * @param {Uint8Array} theirs the last value that the other side has shown
 * @param {Uint8Array} own the next value of the side that throws
 * @param {Uint8Array} game its name
 * @param {number} number of the throw, from 1
 * @returns {Promise<T>}
 */
export async function fallen(throws, theirs, own, game, number) {
  const key = await crypto.subtle.importKey("raw", Uint8Array.from(theirs), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const total = throws.reduce((sum, each) => sum + each.weight, 0);
  // The words above the last whole multiple are passed over: they would favour the low numbers.
  const limit = 2 ** 32 - (2 ** 32 % total);
  for (let round = 0; ; round++) {
    const drawn = new DataView(await crypto.subtle.sign("HMAC", key, joined(game, word(number), word(round), own)));
    for (let at = 0; at < drawn.byteLength; at += 4) {
      if (drawn.getUint32(at) >= limit) continue;
      let left = drawn.getUint32(at) % total;
      return /** @type {T} */ (throws.find((each) => (left -= each.weight) < 0));
    }
  }
}
