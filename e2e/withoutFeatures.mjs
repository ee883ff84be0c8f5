import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findCompiler } from "../checks/types/findCompiler.mjs";
import { writeResult } from "../scripts/results.mjs";
import { fail, run, top } from "../scripts/run.mjs";
import { freePort } from "../scripts/scratchServers.mjs";
import { serve } from "../scripts/serve.mjs";

/**
 * A feature that no other one imports leaves with its line in `features.ts`. This takes lines out of a copy of the server, and
 * checks that it starts on an empty database and serves everything else, without anything of what is gone.
 */
const removals = [
  ["shelves"],
  ["moderation"],
  ["myData"],
  ["search"],
  ["shelves", "moderation", "myData", "buddyGroups", "home", "rooms"],
];

/** What a built server consists of, and what each feature says of itself. */
const probe = `
  require("reflect-metadata");
  const { features } = require("./dist/features");
  const { getMetadataStorage } = require("type-graphql");
  const all = require("./dist/platform/parts").parts();
  const { queries, mutations, subscriptions } = getMetadataStorage();
  const rootsOf = (resolvers) =>
    [...queries, ...mutations, ...subscriptions].filter(({ target }) => resolvers.includes(target)).map(({ schemaName }) => schemaName);
  const list = ({ routes, resolvers, kinds, events, jobs, loaders, personalData }) => ({
    routes: routes.map(({ method, path }) => method + " " + path),
    roots: rootsOf(resolvers),
    kinds: kinds.map(({ kind }) => kind),
    events: [...events],
    jobs: jobs.map(({ name }) => name),
    loaders: Object.keys(loaders),
    personalData: personalData.map(({ table, name }) => table + " " + name),
  });
  const own = ({ rest, notifications = [], events = {}, jobs = [], subscriptions = [], personalData = [], ...more }) => list({
    ...more, routes: rest.routes, kinds: notifications, events: Object.keys(events), personalData,
    jobs: [...jobs, ...(Array.isArray(subscriptions) ? subscriptions.map(({ job }) => job) : [])],
  });
  const named = (name) => Object.values(require("./dist/features/" + name + "/feature")).find((one) => features.includes(one));
  const everything = list({ ...all, kinds: [...all.notificationKinds.values()], events: all.events.keys() });
  const byFeature = Object.fromEntries(process.argv.slice(1).map((name) => [name, own(named(name))]));
  console.log(JSON.stringify({ everything, byFeature }));
`;

function look(folder, ...names) {
  const cwd = path.join(folder, "server");
  return JSON.parse(execFileSync(process.execPath, ["-e", probe, ...names], { cwd, encoding: "utf8" }));
}

async function main() {
  const whole = look(top, ...new Set(removals.flat()));
  const copy = mkdtempSync(path.join(tmpdir(), "study-circle-without-"));
  try {
    for (const file of ["src", "build.mjs", "package.json", "tsconfig.json", ".swcrc"])
      cpSync(path.join(top, "server", file), path.join(copy, "server", file), { recursive: true });
    for (const file of ["package.json", "tsconfig.json"]) cpSync(path.join(top, file), path.join(copy, file));
    for (const folder of ["node_modules", "server/node_modules"])
      symlinkSync(path.join(top, folder), path.join(copy, folder));
    for (const names of removals) {
      writeFileSync(path.join(copy, "server/src/features.ts"), withoutLines(names));
      await run(process.execPath, ["server/build.mjs"], { cwd: copy });
      await checkWithout(copy, names, whole);
      console.log(`without ${names.join(", ")}: everything else is served`);
    }
    await run(process.execPath, [await findCompiler(), "--noEmit", "--project", "server"], { cwd: copy });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  writeResult("withoutFeatures", { passed: removals.length, failed: 0 });
}

/** `features.ts` without the import and the entry of these features. */
function withoutLines(names) {
  const lines = readFileSync(path.join(top, "server/src/features.ts"), "utf8").split("\n");
  const left = lines.filter(
    (line) => !names.some((name) => line === `  ${name},` || line.includes(`/${name}/feature"`)),
  );
  assert.equal(lines.length - left.length, 2 * names.length);
  return left.join("\n");
}

async function checkWithout(copy, names, { everything, byFeature }) {
  const { everything: left } = look(copy);
  const gone = (kind) => names.flatMap((name) => byFeature[name][kind]);
  for (const kind of Object.keys(everything)) {
    const missing = everything[kind].filter((name) => !left[kind].includes(name));
    // Notifications makes the jobs of the kinds that features list.
    const derived = missing.filter((name) => !(kind === "jobs" && /^(notify|withdraw|refresh)-/.test(name)));
    assert.deepEqual(derived.sort(), gone(kind).sort(), `the ${kind} without ${names}`);
    assert.deepEqual(
      left[kind].filter((name) => !everything[kind].includes(name)),
      [],
    );
  }
  const dataDir = path.join(copy, "data");
  const server = await serve({
    port: await freePort(),
    env: { DATA_DIR: dataDir, SEED_DEMO: "false", BOOK_ENCODER: "false", JWT_SECRET: "", NODE_ENV: "" },
    cwd: copy,
  });
  try {
    await checkAnswers(server.url, left, gone);
    assert.equal(await server.kill(), 0);
  } finally {
    await server.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What clients of the running service see. */
async function checkAnswers(url, left, gone) {
  const { paths } = await read(`${url}/docs/openapi.json`);
  const documented = Object.entries(paths).flatMap(([name, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${name.slice(4).replaceAll(/\{(\w+)\}/g, ":$1")}`),
  );
  assert.deepEqual(documented.sort(), left.routes.sort());
  const { token } = await read(`${url}/api/users`, {
    body: { name: "Ada", email: "ada@example.com", password: "paper lanterns" },
  });
  const headers = { "x-auth-token": token };
  for (const route of gone("routes")) {
    const [method, name] = route.split(" ");
    const id = "0198a000-0000-7000-8000-000000000000";
    const { status } = await fetch(`${url}/api${name.replaceAll(/:\w+/g, id)}`, { method, headers });
    assert.ok([404, 405].includes(status), `${route} answers ${status}`);
  }
  const query = `{
    me { id name notificationSettings { kind } }
    __schema { types { name fields(includeDeprecated: true) { name } } }
  }`;
  const { data, errors } = await read(`${url}/graphql`, { headers, body: { query } });
  assert.deepEqual([errors, data.me.name], [undefined, "Ada"]);
  const kinds = data.me.notificationSettings.map(({ kind }) => kind);
  assert.deepEqual(kinds, left.kinds);
  const roots = data.__schema.types
    .filter(({ name }) => ["Query", "Mutation", "Subscription"].includes(name))
    .flatMap(({ fields }) => fields.map(({ name }) => name));
  assert.deepEqual(roots.sort(), left.roots.sort());
  const feed = await read(`${url}/api/posts`, { headers });
  assert.deepEqual(feed, []);
}

async function read(url, { body, headers } = {}) {
  const answer = await fetch(url, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json", ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  assert.equal(answer.status, 200, `${url} answers ${answer.status}: ${answer.ok ? "" : await answer.text()}`);
  return answer.json();
}

await main().catch(fail);
