import { findChromium } from "../../e2e/site.mjs";

const quietFlags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"];

export async function openBrowser() {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("There is no Chromium: install one, or name it with CHROMIUM_PATH.");
  // Not at the top: it may be installed only when the command has begun.
  const { chromium } = await import("playwright-core");
  return chromium.launch({ executablePath, args: [...quietFlags, "--disable-sync"] });
}

/** A page in a context of its own, signed in with this token. */
export async function openPage(browser, { url, token }) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 }, locale: "en-GB" });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto("/robots.txt");
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  return page;
}
