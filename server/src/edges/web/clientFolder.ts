import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { InlineHashes } from "../../platform/web/contentSecurityPolicy";

/** The folder of the client's build, relative both to the sources and to the compiled server. */
export const builtClient = path.resolve(__dirname, "../../../../client/dist");

/** The hashes of inline code, which the client's build writes beside its pages; none if it is not built. */
export function readInlineHashes(clientFolder: string): InlineHashes {
  const file = path.join(clientFolder, "csp.json");
  if (!existsSync(file)) return { scriptSrc: [], styleSrc: [] };
  const { scriptSrc = [], styleSrc = [] } = JSON.parse(readFileSync(file, "utf8")) as Partial<InlineHashes>;
  return { scriptSrc, styleSrc };
}
