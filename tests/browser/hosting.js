// Real servers, told what `variorum host` prints, and requests that nothing unpacks or follows.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { PROGRAM, ROOT } from "./site.js";

export const SERVERS = /** @type {const} */ (["nginx", "caddy"]);

/** Where Debian's package puts it. */
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** A port that nobody listens on. @returns {Promise<number>} */
export async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === "string") throw new Error("no port is free");
  return address.port;
}

/** @param {string} folder @param {string} snippet @returns {string[]} the command that starts nginx */
function nginx(folder, snippet) {
  writeFileSync(join(folder, "site.conf"), snippet);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`);
  // Whoever may be another user is asked to stay the one that can read the site.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const main = `load_module ${BROTLI}; ${user} daemon off; pid ${folder}/pid; worker_processes 1; error_log ${folder}/errors;
    events {} http { access_log off; ${temporary.join(" ")} include ${folder}/site.conf; }`;
  writeFileSync(join(folder, "nginx.conf"), main);
  return ["nginx", "-e", `${folder}/errors`, "-c", join(folder, "nginx.conf")];
}

/** @param {string} folder @param {string} snippet @returns {string[]} the command that starts Caddy */
function caddy(folder, snippet) {
  writeFileSync(join(folder, "Caddyfile"), `{\n admin off\n auto_https off\n}\n${snippet}`);
  return ["caddy", "run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"];
}

/**
 * Starts a server with what the program prints for it.
 * @param {typeof SERVERS[number]} server
 * @param {{ site: string, base?: string, root?: string, port?: number }} options the built folder, the path that
 * its addresses begin with, the folder that it was built from, and where to listen
 */
export async function host(server, { site, base = "/", root = ROOT, port }) {
  const listens = port ?? (await freePort());
  const origin = `http://127.0.0.1:${listens}`;
  const folder = mkdtempSync(join(tmpdir(), `variorum-${server}-`));
  const www = join(folder, "the www");
  const place = join(www, base.slice(0, -1));
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(site, place);
  const options = ["--root", root, "--base-url", origin + base, "--folder", www];
  const snippet = execFileSync(PROGRAM, ["host", server, ...options], { stdio: ["ignore", "pipe", "ignore"] }).toString();
  const [command, ...words] = (server === "nginx" ? nginx : caddy)(folder, snippet);
  const child = spawn(command, words, { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, HOME: folder } });
  let told = "";
  child.stderr.on("data", (text) => (told += text));
  const ended = new Promise((done) => child.on("exit", done));
  const close = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true });
  };
  for (let tries = 0; ; tries++) {
    const answer = await ask(origin + base).catch(() => undefined);
    if (answer) return { origin, url: origin + base, close };
    if (tries > 100 || child.exitCode !== null) throw new Error(`${server} does not start: ${told}`);
    await setTimeout(50);
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** @typedef {{ status: number, headers: Map<string, string[]>, body: Buffer }} Answer */

/** @param {string} url @param {Record<string, string>} [headers] @returns {Promise<Answer>} */
export function ask(url, headers = {}) {
  return new Promise((done, fail) => {
    const asked = request(url, { agent, headers }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("error", fail);
      response.on("end", () => {
        /** @type {Map<string, string[]>} */
        const found = new Map();
        for (let at = 0; at < response.rawHeaders.length; at += 2) {
          const name = response.rawHeaders[at].toLowerCase();
          found.set(name, [...(found.get(name) ?? []), response.rawHeaders[at + 1]]);
        }
        done({ status: response.statusCode ?? 0, headers: found, body: Buffer.concat(parts) });
      });
    });
    asked.on("error", fail);
    asked.end();
  });
}
