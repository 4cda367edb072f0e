// One browser for a test file, and pages that notice every message, fault and request.
import { after, before } from "node:test";
import { chromium } from "playwright-core";
import { serve } from "./serve.js";
import { SITE } from "./site.js";

/** The browser that is installed; `CHROMIUM` names another one. */
export const EXECUTABLE = process.env.CHROMIUM ?? "/usr/bin/chromium";

export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts the browser. */
export function launch() {
  return chromium.launch({ executablePath: EXECUTABLE, args: FLAGS });
}

/**
 * One browser, and the site (or another `folder`) served to it as `options` say, from the first test of a file to
 * its last.
 * @param {Parameters<typeof serve>[1] & { folder?: string }} [options]
 */
export function browserAndSite({ folder = SITE, ...options } = {}) {
  const here = /** @type {{ browser: import("playwright-core").Browser, site: Awaited<ReturnType<typeof serve>> }} */ ({});
  before(async () => {
    here.browser = await launch();
    here.site = await serve(folder, options);
  });
  after(async () => {
    await here.browser.close();
    await here.site.close();
  });
  return here;
}

/**
 * Opens a page whose troubles are collected: console messages, script faults, failed requests and requests
 * to any other origin.
 * @param {import("playwright-core").Browser} browser
 * @param {string} origin
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
export async function open(browser, origin, options) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  /** @type {string[]} */
  const troubles = [];
  page.on("console", (message) => troubles.push(`console ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => troubles.push(`fault: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A request that is given up because the page leads on is no failure of the page.
    if (reason !== "net::ERR_ABORTED") troubles.push(`failed (${reason}): ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) troubles.push(`status ${response.status()}: ${response.url()}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(`${origin}/`)) troubles.push(`elsewhere: ${request.url()}`);
  });
  return { page, troubles, close: () => context.close() };
}

/**
 * Leads a page to an address, and waits until all of it is there and the board, if it has one, can be played.
 * @param {import("playwright-core").Page} page
 * @param {string} url
 */
export async function visit(page, url) {
  const response = await page.goto(url, { waitUntil: "load" });
  await page.waitForFunction(() => document.querySelector(".play .status")?.textContent !== "");
  return response;
}

/**
 * Opens what a reader can open in the text: examples, what works say, citations. The list of keys lies over the
 * board, setting up hides what a game needs: both have tests of their own.
 * @param {{ evaluate(script: () => void): Promise<void> }} page
 */
export function openAll(page) {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll("main details:not(.keys, .set-up)")) details.setAttribute("open", "");
  });
}
