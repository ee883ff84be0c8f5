import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { InlineHashes } from "../../platform/web/contentSecurityPolicy";

/** Where the client's build lies, seen from the sources as well as from the compiled server. */
export const builtClient = path.resolve(__dirname, "../../../../client/dist");

/** The hashes that the client's build wrote beside its pages; none when it has no inline code or is not built. */
export function readInlineHashes(clientFolder: string): InlineHashes {
  const file = path.join(clientFolder, "csp.json");
  if (!existsSync(file)) return { scriptSrc: [], styleSrc: [] };
  const { scriptSrc = [], styleSrc = [] } = JSON.parse(readFileSync(file, "utf8")) as Partial<InlineHashes>;
  return { scriptSrc, styleSrc };
}
