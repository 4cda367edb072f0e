// Serves a built site from a folder as a host would that reads its file of headers.
import { createServer } from "node:http";
import { readFile, stat } from "node:fs/promises";
import { join, normalize } from "node:path";
import { setTimeout } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { headersFor, rulesOf } from "./headers.js";

export const TYPES = {
  atom: "application/atom+xml",
  bin: "application/octet-stream",
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  woff2: "font/woff2",
  xml: "application/xml",
};

/** The endings of what is sent in a packed form, where it is asked for. */
const PACKED = ["css", "html", "js", "json", "svg", "wasm", "xml"];

/**
 * Starts a server for the site in `folder` under `base` (a path that begins and ends in `/`).
 *
 * `types` overrides the type of an ending, as a badly set up host would; `missing` makes the addresses that
 * it matches answer like a page that is not there; `trickle` sends pages in small pieces, as a slow line does;
 * `packed` sends what is text in a packed form, as hosts do.
 * @param {string} folder
 * @param {{ base?: string, types?: Record<string, string>, missing?: RegExp, trickle?: { bytes: number, pause: number }, packed?: boolean }} [options]
 */
export async function serve(folder, { base = "/", types = {}, missing, trickle, packed } = {}) {
  const known = /** @type {Record<string, string>} */ ({ ...TYPES, ...types });
  const rules = rulesOf(folder);
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    const inside = path.startsWith(base) ? path.slice(base.length) : undefined;
    const file = inside === undefined || missing?.test(path) ? undefined : await existing(folder, inside);
    const found = file ?? join(folder, "404.html");
    const ending = found.split(".").pop() ?? "";
    // What is not there is sent as the page that says so.
    const sent = headersFor(rules, file ? path : `${base}404.html`).filter(([name]) => name !== "content-type");
    const isPacked = packed && PACKED.includes(ending);
    response.writeHead(file ? 200 : 404, {
      ...Object.fromEntries(sent),
      ...(isPacked && { "content-encoding": "br" }),
      "content-type": known[ending] ?? "application/octet-stream",
    });
    const bytes = await readFile(found);
    const body = isPacked ? brotliCompressSync(bytes) : bytes;
    if (trickle && ending === "html") await send(response, body, trickle);
    else response.write(body);
    response.end();
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    url: `http://127.0.0.1:${address.port}${base}`,
    close: () => new Promise((done) => server.close(() => done(undefined))),
  };
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {Buffer} body
 * @param {{ bytes: number, pause: number }} trickle the size of a piece, and the milliseconds between two
 */
async function send(response, body, { bytes, pause }) {
  for (let start = 0; start < body.length; start += bytes) {
    response.write(body.subarray(start, start + bytes));
    await setTimeout(pause);
  }
}

/**
 * @param {string} folder
 * @param {string} path
 */
async function existing(folder, path) {
  const plain = normalize(path);
  if (plain.startsWith("..")) return undefined;
  const whole = join(folder, plain.endsWith("/") || plain === "." ? join(plain, "index.html") : plain);
  const found = await stat(whole).catch(() => undefined);
  return found?.isFile() ? whole : undefined;
}
