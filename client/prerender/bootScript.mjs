import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The script that runs before the first paint. It is inlined; the Content-Security-Policy allows it by its hash. */
export const bootScript = readFileSync(new URL("./boot.js", import.meta.url), "utf8")
  .replace(/\/\*.*?\*\//g, "")
  .replace(/\s*\n\s*/g, "");

export const sha256 = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** A Vite plugin that puts the boot script into the page. */
export function inlineBootScript() {
  return {
    name: "inline-boot-script",
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replace("<!--boot-->", `<script>${bootScript}</script>`),
    },
  };
}
