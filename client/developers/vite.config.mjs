import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vite";
import { fillTemplate, guides } from "./guides.mjs";
import { developerPage } from "./page.mjs";

/** Writes the guides, each into the built page, before the files are compressed. */
const writeGuides = {
  name: "guides",
  apply: "build",
  writeBundle({ dir }) {
    const template = readFileSync(path.join(dir, "index.html"), "utf8");
    for (const guide of guides) writeFileSync(path.join(dir, `${guide.name}.html`), fillTemplate(template, guide));
  },
};

const config = developerPage("developers");

export default defineConfig({ ...config, plugins: [writeGuides, ...config.plugins] });
