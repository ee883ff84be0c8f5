import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildWhatChanged } from "../scripts/build.mjs";
import { checkNodeVersion } from "../scripts/nodeVersion.mjs";
import { fail, top } from "../scripts/run.mjs";

/** M23: copies into an empty folder what the Dockerfile copies into the image, and runs the operator's commands there. */
const folder = mkdtempSync(path.join(tmpdir(), "study-circle-image-"));
const demoAddress = "demo@studycircle.example";
const book = '9780306406157,0306406152,How to Paint,,Nia Okafor,Art,,"Portraits, step by step.",2020,4.5,120,10\n';

try {
  refusesNode("18.20.0", "20.18.9");
  await buildWhatChanged(["server"]);
  for (const place of copiedPlaces()) copy(place);
  writeFileSync(path.join(folder, "books.csv"), book);
  writeFileSync(path.join(folder, "empty.csv"), "");
  writeFileSync(path.join(folder, "malformed.csv"), "title,author\nHow to Paint,Nia\n");
  expectRun(["db:migrate"], 0, "Migrations in place");
  expectRun(["books:import", "--", "books.csv"], 0, "1 entries");
  expectRun(["books:import", "--", "empty.csv"], 1, "is empty");
  expectRun(["books:import", "--", "malformed.csv"], 1, "has no book");
  expectRun(["books:import", "--", "."], 1, "is not a file");
  expectRun(["db:seed"], 0, demoAddress);
  expectRun(["member", "--", "show", demoAddress], 0, "role       MEMBER");
  expectRun(["member", "--", "show", "nobody@example.com"], 1, "No member has the address nobody@example.com");
  expectRun(["member", "--", "show"], 1, "member show WHO");
  expectRun(["admin", "--", "backup", "site.backup"], 0, "rows and");
  expectRun(["admin", "--", "backup", "verify", "site.backup"], 0, "is whole");
  expectRun(["db:move", "--", "copy"], 0, "Start the copy");
  expectRun(["admin"], 1, "Usage: npm run admin");
  expectRun(["admin", "--", "help"], 1, "ban add WHAT");
  expectRun(["admin", "--", "doctor"], 0, "clock");
  expectRun(["admin", "--", "secret", "rotate", "--yes"], 0, "Nobody is signed out");
  expectRun(["search:rebuild"], 0, "indexed");
  expectRun(["db:migrate", "--", "down"], 0, "Taken back:");
  expectRun(["db:migrate"], 0, "Migrations in place");
  linkCommands();
  expectCommand(["member", "show", demoAddress], 0, "MEMBER");
  expectCommand(["member", "show", "nobody@example.com"], 1, "No member has the address nobody@example.com");
  expectCommand(["books", "import", "books.csv", "--yes"], 0, "1 entries");
  console.log("The image can run its commands.");
} catch (error) {
  fail(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Compares the whole version, not only the major one. */
function refusesNode(...versions) {
  for (const version of versions) {
    let isRefused = false;
    try {
      checkNodeVersion(version);
    } catch {
      isRefused = true;
    }
    if (!isRefused) throw new Error(`Node.js ${version} is not refused`);
  }
  checkNodeVersion("20.19.0");
  checkNodeVersion("24.0.0");
}

/** The sources of the last stage's COPY lines, as paths of this repository. */
function copiedPlaces() {
  const lines = readFileSync(path.join(top, "Dockerfile"), "utf8").split("\n");
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM")));
  return last
    .filter((line) => line.startsWith("COPY"))
    .flatMap((line) =>
      line
        .split(/\s+/)
        .slice(1, -1)
        .filter((word) => !word.startsWith("--")),
    )
    .map((place) => place.replace(/^\/app\//, "").replace(/\/$/, ""))
    .filter((place) => place !== "client/dist");
}

function copy(place) {
  const target = path.join(folder, place);
  mkdirSync(path.dirname(target), { recursive: true });
  if (place === "node_modules") symlinkSync(path.join(top, place), target);
  else cpSync(path.join(top, place), target, { recursive: true, force: true, errorOnExist: false });
}

/** Makes the links that the Dockerfile makes. */
function linkCommands() {
  const links = [...readFileSync(path.join(top, "Dockerfile"), "utf8").matchAll(/\bln -s \/app(\S+) (\S+)/g)];
  if (links.length === 0) throw new Error("the Dockerfile makes no command");
  for (const [, target, link] of links) {
    mkdirSync(path.join(folder, path.dirname(link)), { recursive: true });
    symlinkSync(path.join(folder, target), path.join(folder, link));
  }
}

/** `study-circle …` in a folder of its own: found on the PATH, as in the image. */
function expectCommand(words, status, text) {
  const cwd = path.join(folder, "elsewhere");
  if (!existsSync(cwd)) mkdirSync(cwd);
  cpSync(path.join(folder, "books.csv"), path.join(cwd, "books.csv"));
  const PATH = [path.join(folder, "usr/local/bin"), path.dirname(process.execPath), process.env.PATH].join(":");
  const env = {
    ...process.env,
    PATH,
    DATA_DIR: path.join(folder, "data"),
    DATABASE_URL: "",
    NODE_ENV: "",
    INIT_CWD: "",
  };
  const result = spawnSync("study-circle", words, { cwd, env, encoding: "utf8" });
  const output = `${result.stdout}${result.stderr}${result.error ?? ""}`;
  if (result.status === status && output.includes(text)) return;
  throw new Error(`study-circle ${words.join(" ")} ended with ${result.status}, not ${status}, and said:\n${output}`);
}

function expectRun(words, status, text) {
  const env = { ...process.env, DATA_DIR: path.join(folder, "data"), DATABASE_URL: "", NODE_ENV: "" };
  const result = spawnSync("npm", ["run", "--silent", ...words], { cwd: folder, env, encoding: "utf8" });
  const output = `${result.stdout}${result.stderr}`;
  if (result.status === status && output.includes(text)) return;
  throw new Error(`npm run ${words.join(" ")} ended with ${result.status}, not ${status}, and said:\n${output}`);
}
