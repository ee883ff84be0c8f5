import { buildSchema, extendSchema, findBreakingChanges, parse } from "graphql";
import { readFileSync } from "node:fs";
import path from "node:path";
import { getSchema } from "../../schema";

const released = buildSchema(readFileSync(path.join(__dirname, "../../../../checks/released.graphql"), "utf8"));
const breaks = (schema: ReturnType<typeof getSchema>) =>
  findBreakingChanges(released, schema)
    // The contract prints it; the schema itself keeps it beside each field.
    .filter(({ description }) => !/^@?signedIn /.test(description))
    .map(({ description }) => description);

describe("the schema", () => {
  it("O5 breaks nothing that was released", () => expect(breaks(getSchema())).toEqual([]));

  it("O5 is found to break what a client may rely on", () => {
    const before = extendSchema(released, parse("extend type Query { gone: Int }"));

    expect(findBreakingChanges(before, getSchema()).map(({ description }) => description)).toContain(
      "Query.gone was removed.",
    );
  });
});
