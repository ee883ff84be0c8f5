import { readFileSync } from "node:fs";
import path from "node:path";
import { parts } from "../../platform/parts";
import { getSchema } from "../../schema";

const guide = readFileSync(path.join(__dirname, "../../../../docs/api.md"), "utf8");
const [, section = ""] = guide.split("## Only in GraphQL");
const rows = (section.split("\n## ")[0] ?? "").split("\n").filter((line) => line.startsWith("| `"));

const names = new Set(parts().routes.map(({ operationId }) => operationId));
const mutations = Object.keys(getSchema().getMutationType()?.getFields() ?? {});
const queries = Object.keys(getSchema().getQueryType()?.getFields() ?? {});

/** What a route for it is called. */
const nameOf = (field: string) =>
  mutations.includes(field) || names.has(field) ? field : `get${field.charAt(0).toUpperCase()}${field.slice(1)}`;

describe("O5 every operation of the schema", () => {
  it("has a route of its name, or a reason in the guide why it has none; never both", () => {
    const named = rows.flatMap((row) =>
      [...(row.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map(([, name = ""]) => name),
    );
    const without = [...queries, ...mutations].filter((field) => !names.has(nameOf(field)));

    expect([...queries, ...mutations].length).toBeGreaterThan(150);
    expect(named.sort()).toEqual(without.sort());
  });

  it("that has none says why, and what to do instead", () => {
    for (const row of rows) {
      const [, , why = "", instead = ""] = row.split("|").map((cell) => cell.trim());
      expect([row, why.length > 10, instead.length > 3]).toEqual([row, true, true]);
    }
  });
});
