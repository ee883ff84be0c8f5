import { createServer } from "node:http";
import { PgSimplifyInflectionPreset } from "@graphile/simplify-inflection";
import { postgraphile } from "postgraphile";
import { makePgService } from "postgraphile/adaptors/pg";
import { grafserv } from "postgraphile/grafserv/node";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";

/**
 * The peer: PostGraphile 5 over the same database, at its best. It checks no token and sets nothing for the session, so
 * that a request needs no transaction; it has no page for developers and no ids of its own; it offers plain lists
 * beside connections, and writes answers as text without building them as objects first. Each of these was measured.
 * Without PgIndexBehaviorsPlugin it can filter by columns without an index, which leaves hidden comments out.
 */
const { PORT, DATABASE_URL } = process.env;

const instance = postgraphile({
  extends: [PostGraphileAmberPreset, PgSimplifyInflectionPreset],
  disablePlugins: ["NodePlugin", "AddNodeInterfaceToSuitableTypesPlugin", "PgIndexBehaviorsPlugin"],
  schema: { defaultBehavior: "+list" },
  pgServices: [makePgService({ connectionString: DATABASE_URL, schemas: ["public"], poolConfig: { max: 10 } })],
  grafserv: { graphiql: false, watch: false, outputDataAsString: true },
});

const server = createServer();
await instance.createServ(grafserv).addTo(server);
server.listen(Number(PORT), "127.0.0.1");
