import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** The files of each page, besides those that the empty page names, as the client's build has found them. */
const filesOfPages = z.record(z.string(), z.array(z.string()));

/**
 * The value of the header `link` for each of the client's pages: with it a browser fetches the page's own code at once, and not
 * only after the libraries.
 */
export function readPreloads(clientFolder: string): ReadonlyMap<string, string> {
  const file = path.join(clientFolder, "preloads.json");
  if (!existsSync(file)) return new Map();
  const pages = filesOfPages.parse(JSON.parse(readFileSync(file, "utf8")));
  return new Map(Object.entries(pages).map(([page, files]) => [page, files.map(linkTo).join(", ")]));
}

const linkTo = (file: string) => `</${file}>; rel=modulepreload; fetchpriority=low; crossorigin`;
