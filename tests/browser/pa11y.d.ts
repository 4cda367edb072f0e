// What the tests use of pa11y, which has no types of its own.
declare module "pa11y" {
  interface Options {
    browser: import("puppeteer").Browser;
    page: import("puppeteer").Page;
    ignoreUrl: boolean;
    includeWarnings: boolean;
  }
  interface Issue {
    type: string;
    code: string;
    message: string;
    selector: string;
  }
  export default function pa11y(url: string, options: Options): Promise<{ issues: Issue[] }>;
}
