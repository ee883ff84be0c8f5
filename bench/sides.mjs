import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { freePort } from "../scripts/scratchServers.mjs";
import { serve } from "../scripts/serve.mjs";
import { startChild } from "./child.mjs";
import { createDatabase, productionSettings, secret } from "./database.mjs";
import { fill } from "./fill.mjs";
import { fillOwn } from "./fillOwn.mjs";
import { askPeer } from "./peer/operations.mjs";
import { startPeer } from "./peer/start.mjs";
import { chooseIds, joinGroups, requestsOf, signUp } from "./requests.mjs";

/**
 * The service and the bare handler, and with `withPeer` PostGraphile, on a new database with `size` members. `client` is
 * connected to it, `token` belongs to a member who has profile, groups and dates, `ids` are what the operations ask for.
 */
export async function openSides(serverUrl, size, { withPeer = false } = {}) {
  const databaseUrl = await createDatabase(serverUrl, `bench_${size}`);
  console.log(`\nFilling ${size.toLocaleString("en")} members and posts…`);
  await fill(databaseUrl, size);
  const client = new pg.Client({ connectionString: databaseUrl });
  const sides = {};
  const close = async () => {
    await client.end();
    for (const side of Object.values(sides)) await side.kill();
  };
  try {
    await client.connect();
    sides.service = await startService(databaseUrl);
    sides.bare = await startChild("bench/bare/handler.mjs", { DATABASE_URL: databaseUrl, JWT_SECRET: secret });
    if (withPeer) sides.peer = await startPeer(databaseUrl);
    const ids = await chooseIds(client, size);
    const token = await signUp(sides.service.url);
    await fillOwn(client);
    await joinGroups(client, token, ids.somePosts.slice(0, 20));
    // As in `fill`: the index of search is not built while something else is measured, not of the catalogue either.
    await client.query("delete from search_changes");
    return { databaseUrl, client, sides, ids, token, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export async function startService(databaseUrl, env = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "study-circle-bench-"));
  const settings = productionSettings(databaseUrl, dataDir);
  const service = await serve({ port: await freePort(), env: { ...settings, ...env } });
  const kill = async () => {
    await service.kill();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...service, kill };
}

/** The requests of an operation to each side that knows it; the service comes first. */
export function sidesOf(operation, { sides: { service, bare, peer }, token }) {
  const { connections, variables } = operation;
  const requests = requestsOf(operation, token);
  const ours = { service: { ...service, connections, requests } };
  if (!operation.bare) return ours;
  const asked = peer && askPeer(operation.bare, variables, viewerOf(token));
  const ofBare = requests.map((request) => ({ ...request, path: `/${request.bare}` }));
  return {
    ...ours,
    bare: { ...bare, connections, requests: ofBare },
    ...(asked ? { peer: { ...peer, ...asked } } : {}),
  };
}

const viewerOf = (token) => JSON.parse(Buffer.from(token.split(".")[1], "base64url").toString()).sub;
