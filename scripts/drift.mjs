import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { buildWhatChanged } from "./build.mjs";
import { ensureInstalled } from "./ensure.mjs";
import { writeIcons } from "./icons.mjs";
import { fail, run, runNode, top } from "./run.mjs";

const read = (...parts) => readFileSync(path.join(...parts), "utf8");

/** `npm run drift`: checks that generated files and documents agree with the code. */
async function findDrift() {
  await ensureInstalled();
  await buildWhatChanged(["server"]);
  const folder = mkdtempSync(path.join(tmpdir(), "study-circle-drift-"));
  try {
    return [...(await contractDrift(folder)), ...(await clientDrift()), ...documentDrift()];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Compares schema.graphql and docs/openapi.json with the output of the server. */
async function contractDrift(folder) {
  await run("mkdir", ["-p", path.join(folder, "docs")]);
  await runNode(["server/dist/commands/contracts.js", folder]);
  return ["schema.graphql", "docs/openapi.json"]
    .filter((file) => read(top, file) !== read(folder, file))
    .map((file) => `${file} is not what the server prints: run npm run schema`);
}

/** Compares the generated hooks and icons with a new generation. */
async function clientDrift() {
  const folder = path.join(top, "client/src/generated");
  const files = () => readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(".tsx"));
  const contents = () => files().map((file) => [file, read(folder, file)]);
  const before = new Map(contents());
  await runNode(["node_modules/@graphql-codegen/cli/cjs/bin.js", "--config", "codegen.yml", "--silent"]);
  writeIcons();
  return contents()
    .filter(([file, text]) => before.get(file) !== text)
    .map(([file]) => `client/src/generated/${file} was not up to date: it has been generated again`);
}

/** Compares the documents with the rates of requests and features, and with the direct dependencies. */
function documentDrift() {
  built("features.js");
  const numbers = [...built("platform/parts.js").parts().rates.values()].map(
    ({ points, seconds }) => `${points.toLocaleString("en")} in ${duration(seconds)}`,
  );
  return [...missing("docs/limits.md", numbers), ...missing("docs/dependencies.md", dependencies())];
}

function missing(file, texts) {
  const document = read(top, file);
  return texts.filter((text) => !document.includes(text)).map((text) => `${file} does not say ${text}`);
}

/** The direct dependencies, as docs/dependencies.md writes them. */
function dependencies() {
  const manifests = ["server", "client", "tools"].map((workspace) => JSON.parse(read(top, workspace, "package.json")));
  const names = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies }),
  );
  return names.filter((name) => !name.startsWith("@types/")).map((name) => `\`${name}\``);
}

const duration = (seconds) => (seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`);

const built = (file) => createRequire(import.meta.url)(path.join(top, "server/dist", file));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const drift = await findDrift().catch(fail);
  if (drift.length > 0) fail(drift.join("\n"));
  console.log("No drift.");
}
