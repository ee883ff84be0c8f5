import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, test } from "node:test";
import { exceptions, importError, pathError } from "../publicParts.mjs";
import { top } from "../run.mjs";
import { lintFiles } from "./lintFiles.mjs";

const source = `import vm from "node:vm";
import fs from "node:fs";
import Module from "node:module";
import pg, { Client } from "pg";
import { Reply } from "fastify/lib/reply.js"; // private
import { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";
import { times } from "./times";
export * from "fastify/lib/errors.js"; // private
export const inner = () => import("fastify/lib/hooks.js"); // private
export const server = (host: { _server: object }) => host._server; // private
export const socket = (host: { _socket: object }) => host["_socket"]; // private
export const both = ({ _socket: named }: { _socket: object }) => named; // private
export const id = (body: { _id: string }) => body._id;
pg.defaults.max = 5; // private
pg.types.getTypeParser = () => String; // private
Object.assign(fs, { readFileSync: String }); // private
Object.assign(times, { answerMs: 5 });
Client.prototype.query = () => undefined; // private
Object.defineProperty(Array.prototype, "last", { value: 1 }); // private
class Own { at = 5; _kept = 1; read() { return this._kept; } }
Object.assign(Own.prototype, { at: 6 });
const found = new Own();
found.at = 7;
export class Mine extends Client {
  isIdle() {
    return (this as unknown as { status(): string }).status(); // private
  }
}
export const hidden = (client: Client) => (client as unknown as { queue: object[] }).queue; // private
export const seen = () => (window as unknown as { seen: number }).seen;
export const compiled = vm.compileFunction("1"); // private
export const loaded = [Module._load, require.extensions]; // private
export const tool = "node_modules/vite/bin/vite.js";
export const part = "node_modules/vite/dist/node/index.js"; // private
export const known = [Reply, PostgresDriver, Module];
`;

describe("private parts of packages", () => {
  const name = "server/src/platform/some.ts";
  const reported = lintFiles({ [name]: source });

  source.split("\n").forEach((line, index) => {
    if (line.trim() === "" || line === "}" || line === "  }") return;
    const isPrivate = line.endsWith("// private");
    test(`${isPrivate ? "are" : "are not"}: ${line.trim()}`, () =>
      assert.equal(reported.has(`${name}:${index + 1} public-parts`), isPrivate));
  });

  test("are what a package does not export", () => {
    assert.equal(importError("typeorm/driver/postgres/PostgresDriver", top), null);
    assert.equal(importError("pg", top), null);
    assert.match(importError("@electric-sql/pglite/dist/index.js", top), /does not export dist/);
    assert.equal(importError("@electric-sql/pglite/contrib/pg_trgm", top), null);
  });

  test("are files of a package that are no commands of it", () => {
    assert.equal(pathError("node_modules/prettier/bin/prettier.cjs", top), null);
    assert.equal(pathError("node_modules/.installed-from", top), null);
    assert.match(pathError(path.join("../node_modules", "pg/lib/client.js"), top), /no command/);
  });

  for (const [file, parts] of Object.entries(exceptions))
    for (const part of parts)
      test(`are needed in ${file}: ${part}`, () =>
        assert.ok(readFileSync(path.join(top, file), "utf8").includes(part)));
});
