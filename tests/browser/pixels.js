// What can be seen, from the pixels of screenshots.
import assert from "node:assert/strict";
import { inflateSync } from "node:zlib";

/** A picture, three bytes a pixel. @typedef {{ width: number, height: number, pixels: Uint8Array }} Picture */
/** In pixels of the picture. @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** @typedef {[number, number, number]} Colour */

/** @param {number} a left @param {number} b above @param {number} c above left @returns {number} the nearest of them to a + b - c (Paeth) */
function nearest(a, b, c) {
  const [toA, toB, toC] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return toA <= toB && toA <= toC ? a : toB <= toC ? b : c;
}

/** Reads a PNG as browsers write them: eight bits a channel, not interlaced. @param {Buffer} png @returns {Picture} */
export function readPng(png) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const channels = { 2: 3, 6: 4 }[png[25]] ?? 0;
  assert.ok(channels > 0 && png[24] === 8 && png[28] === 0, "a PNG of another kind");
  const parts = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const rows = new Uint8Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const at = (y + 1) * stride + x;
      const left = x < channels ? 0 : rows[at - channels];
      const above = rows[at - stride];
      const corner = x < channels ? 0 : rows[at - stride - channels];
      const guess = [0, left, above, (left + above) >> 1, nearest(left, above, corner)][filter];
      rows[at] = raw[y * (stride + 1) + 1 + x] + guess;
    }
  }
  const pixels = new Uint8Array(width * height * 3);
  for (let index = 0; index < width * height; index++) {
    for (let channel = 0; channel < 3; channel++) pixels[index * 3 + channel] = rows[stride + index * channels + channel];
  }
  return { width, height, pixels };
}

/** @param {Colour} colour @returns {number} */
function luminance(colour) {
  const [red, green, blue] = colour.map((byte) => (byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {Colour} one @param {Colour} other @returns {number} the contrast of WCAG, 1 to 21 */
export function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** @param {Picture} picture @param {number} x @param {number} y @returns {Colour} */
export function colourAt({ pixels, width }, x, y) {
  const at = (y * width + x) * 3;
  return [pixels[at], pixels[at + 1], pixels[at + 2]];
}

/** Two colours that a screen shows apart. @param {Colour} one @param {Colour} other */
const isOther = (one, other) => one.some((byte, channel) => Math.abs(byte - other[channel]) > 16);

/** A pixel that differs between two pictures. @typedef {{ x: number, y: number, now: Colour, before: Colour, contrast: number }} Change */

/**
 * The pixels of a box in which two pictures differ.
 * @param {Picture} now
 * @param {Picture} before
 * @param {Box} box
 * @returns {Change[]}
 */
export function changes(now, before, box) {
  const found = [];
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(now.height, box.y + box.height); y++) {
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(now.width, box.x + box.width); x++) {
      const [one, other] = [colourAt(now, x, y), colourAt(before, x, y)];
      if (isOther(one, other)) found.push({ x, y, now: one, before: other, contrast: contrast(one, other) });
    }
  }
  return found;
}

/** @param {Change[]} list @returns {number} the share of pixels that stand out from what they cover by 3:1 */
export function outstanding(list) {
  return list.filter((change) => change.contrast >= 3).length / list.length;
}

/** @param {Colour[]} colours @returns {Colour} the one that is there most */
export function mostly(colours) {
  const counts = new Map();
  for (const colour of colours) counts.set(String(colour), (counts.get(String(colour)) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one)[0];
  return /** @type {Colour} */ (most.split(",").map(Number));
}
