import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = path.join(import.meta.dirname, "tests");

/** The checklist's items that a browser can see: A1 to A65, and A8b. */
const items = [...Array.from({ length: 65 }, (_, index) => `A${index + 1}`), "A8b"];

/** Prints which items no browser test names in its title. */
export function printUncovered() {
  const titles = readdirSync(folder)
    .filter((file) => file.endsWith(".spec.ts"))
    .flatMap((file) => [...readFileSync(path.join(folder, file), "utf8").matchAll(/\btest\(\s*["'`]([^"'`]*)/g)])
    .map((match) => match[1]);
  const named = new Set(titles.flatMap((title) => title.match(/\bA\d+b?\b/g) ?? []));
  const missing = items.filter((item) => !named.has(item));
  console.log(
    missing.length === 0 ? "Every item A1–A65 has a browser test." : `No browser test names: ${missing.join(" ")}`,
  );
  return missing;
}
