// Chains and throws against another way of computing them, and against values written down once.
import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import { LENGTH, chainTo, fallen, nameOf } from "../../site/chain.js";

/** @typedef {{ secret: string, commitment: string, first: string, middle: string, terms: string, name: string, weights: number[], fallen: number[] }} Vector */

/** @type {Vector[]} */
const VECTORS = JSON.parse(readFileSync(join(import.meta.dirname, "chain.json"), "utf8"));

/** @param {number} number */
function four(number) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}

/** @param {Buffer} secret @returns {Buffer[]} */
function chain(secret) {
  const values = [secret];
  for (let index = LENGTH; index > 0; index--) {
    const bytes = Buffer.concat([Buffer.from("variorum chain 1"), four(index), values[0]]);
    values.unshift(createHash("sha256").update(bytes).digest().subarray(0, 16));
  }
  return values;
}

/** @param {number[]} weights @param {Buffer} theirs @param {Buffer} own @param {Buffer} name @param {number} number */
function drawn(weights, theirs, own, name, number) {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  for (let round = 0; ; round++) {
    const mac = createHmac("sha256", theirs).update(Buffer.concat([name, four(number), four(round), own])).digest();
    for (let at = 0; at < 32; at += 4) {
      const word = mac.readUInt32BE(at);
      if (word >= Math.floor(2 ** 32 / total) * total) continue;
      let left = word % total;
      let index = 0;
      while (left >= weights[index]) left -= weights[index++];
      return index;
    }
  }
}

/** @param {Uint8Array} bytes */
const hex = (bytes) => Buffer.from(bytes).toString("hex");

/** @param {string} text */
const bytes = (text) => Buffer.from(text, "hex");

for (const [index, vector] of VECTORS.entries()) {
  it(`gives the chain and the throws that are written down: ${index}`, async () => {
    const secret = bytes(vector.secret);
    const expected = chain(secret);
    const values = await chainTo(secret, LENGTH);
    assert.deepEqual(values.map(hex), expected.map(hex));
    assert.deepEqual([hex(values[0]), hex(values[1]), hex(values[LENGTH / 2])], [vector.commitment, vector.first, vector.middle]);
    assert.deepEqual(await chainTo(values[40], 40), values.slice(0, 41));
    const name = await nameOf(bytes(vector.terms));
    assert.equal(hex(name), vector.name);
    const throws = vector.weights.map((weight, at) => ({ weight, at }));
    for (const [number, at] of vector.fallen.entries()) {
      const [theirs, own] = [values[number], values[LENGTH - number]];
      assert.equal((await fallen(throws, theirs, own, name, number + 1)).at, at);
      assert.equal(drawn(vector.weights, expected[number], expected[LENGTH - number], Buffer.from(name), number + 1), at);
    }
  });
}

it("a value at another place of the chain leads elsewhere", async () => {
  const values = await chainTo(bytes("00".repeat(16)), 20);
  for (const place of [18, 19, 21]) assert.notDeepEqual((await chainTo(values[20], place))[0], values[0]);
});

it("each throw falls as often as its weight says, also where many words are passed over", async () => {
  // A total above 2^31 makes nearly half of all words unfit.
  for (const weights of [[4, 6, 4, 1, 1], [1, 1, 1, 1], [2 ** 30, 2 ** 30, 2 ** 30 / 2]]) {
    const throws = weights.map((weight, at) => ({ weight, at }));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const counts = weights.map(() => 0);
    const games = 8000;
    const name = await nameOf(bytes("01"));
    for (let number = 0; number < games; number++) {
      counts[(await fallen(throws, bytes("02".repeat(16)), bytes("03".repeat(16)), name, number)).at]++;
    }
    const deviations = counts.map((count, at) => {
      const expected = (games * weights[at]) / total;
      return (count - expected) ** 2 / expected;
    });
    const chi = deviations.reduce((sum, each) => sum + each, 0);
    assert.ok(chi < 20, `${counts}: chi squared is ${chi}`);
  }
});
