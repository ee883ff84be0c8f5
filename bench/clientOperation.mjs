import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Kind, parse, print, visit } from "graphql";
import { top } from "../scripts/run.mjs";

/** The text of an operation as our pages send it, with its fragments. */
export function clientOperation(name) {
  const definitions = readDefinitions();
  const needed = new Set();
  const take = (wanted) => {
    const definition = definitions.find((each) => each.name?.value === wanted);
    if (!definition) throw new Error(`the client has no operation or fragment ${wanted}`);
    if (needed.has(definition)) return;
    needed.add(definition);
    visit(definition, { FragmentSpread: (spread) => take(spread.name.value) });
  };
  take(name);
  return print({ kind: Kind.DOCUMENT, definitions: [...needed] });
}

function readDefinitions() {
  const folder = path.join(top, "client/src");
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(".graphql"));
  return files.flatMap((file) => parse(readFileSync(path.join(folder, file), "utf8")).definitions);
}
