import { parse, print, visit } from "graphql";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { top } from "./run.mjs";

/** `npm run schema:release`: from now on everything that is in schema.graphql has to stay. A test compares with this file. */
const withoutDescription = {
  enter: (node) => ("description" in node ? { ...node, description: undefined } : undefined),
};
const schema = parse(readFileSync(path.join(top, "schema.graphql"), "utf8"));
writeFileSync(path.join(top, "checks/released.graphql"), `${print(visit(schema, withoutDescription))}\n`);
