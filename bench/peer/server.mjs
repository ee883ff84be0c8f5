import { createServer } from "node:http";
import { PgSimplifyInflectionPreset } from "@graphile/simplify-inflection";
import { postgraphile } from "postgraphile";
import { makePgService } from "postgraphile/adaptors/pg";
import { grafserv } from "postgraphile/grafserv/node";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";

/**
 * The peer: PostGraphile 5 on the same database, with its fastest settings, each of which was measured: no token check and no
 * session settings, so that a request needs no transaction; no developer page and no global ids; plain lists besides connections;
 * results as text without building objects. Without PgIndexBehaviorsPlugin it can filter by columns without an index, to exclude
 * hidden comments.
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
