import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { writeResult } from "../../scripts/results.mjs";
import { fail, top } from "../../scripts/run.mjs";
import { freePort } from "../../scripts/scratchServers.mjs";
import { serve } from "../../scripts/serve.mjs";
import { installIn } from "../install.mjs";

/**
 * O5: what docs/openapi.json promises is enough to write a client. Two generators make one of it; all of it compiles, and a
 * script that is written with it registers, makes a private group, invites by a link, plans a weekly session, reads who
 * comes and leaves. So does one with curl. The generators are installed when they are first needed; without a registry the
 * check is skipped. Needs a built server.
 */
const folder = path.join(top, "checks/clients");
const document = path.join(top, "docs/openapi.json");
const generated = path.join(folder, "generated");
const { resolve } = createRequire(path.join(folder, "package.json"));
const execute = promisify(execFile);

const journeys = {
  "openapi-typescript and openapi-fetch": [process.execPath, "generated/compiled/journey/openapiFetch.js"],
  "Hey API": [process.execPath, "generated/compiled/journey/heyApi.js"],
  curl: ["bash", "journey/curl.sh"],
};

async function main() {
  if (!(await installIn(folder, "the generators of clients"))) {
    console.warn("\n!!! No registry to install the generators of clients from: the check of them is SKIPPED. !!!\n");
    return;
  }
  rmSync(generated, { recursive: true, force: true });
  await generate();
  await execute(process.execPath, [resolve("typescript/bin/tsc"), "--project", "."], { cwd: folder });
  console.log("Both generated clients compile.");

  const data = mkdtempSync(path.join(tmpdir(), "study-circle-clients-"));
  const service = await serve({
    port: await freePort(),
    env: { DATA_DIR: data, SEED_DEMO: "false", BOOK_ENCODER: "false", RATE_LIMIT_FACTOR: "100" },
  });
  try {
    for (const [name, [program, ...args]] of Object.entries(journeys)) {
      const { stdout } = await execute(program, [...args, service.url], { cwd: folder });
      assert.deepEqual(JSON.parse(stdout), { joined: "ACTIVE", attendees: ["Ada", "Bo"], left: null }, name);
      console.log(`${name}: the whole way`);
    }
  } finally {
    await service.kill();
    rmSync(data, { recursive: true, force: true });
  }
  writeResult("clients", { passed: 1 + Object.keys(journeys).length, failed: 0 });
}

async function generate() {
  const { createClient } = await import("@hey-api/openapi-ts");
  const output = { path: path.join(generated, "heyApi"), importFileExtension: ".js" };
  await createClient({ input: document, output, logs: { level: "silent" } });
  const cli = path.join(path.dirname(resolve("openapi-typescript/package.json")), "bin/cli.js");
  await execute(process.execPath, [cli, document, "--output", path.join(generated, "openapiFetch.ts")]);
}

await main().catch(({ stack, stdout = "", stderr = "" }) => fail(`${stack}\n${stdout}${stderr}`));
