import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { top } from "../run.mjs";

/**
 * Each command of docs/operations.md is run by a test: the file, and what it has of the command. Those of the table "What an
 * operator does" are run by e2e/operator.mjs, which compares the table itself.
 */
const runBy = {
  "npm start": ["e2e/start.mjs", "npm"],
  "npm start -- --fresh": ["server/src/start/refuseEmptySite.test.ts", "--fresh"],
  "npm run setup": ["scripts/start.mjs", "setup"],
  "npm run build": ["scripts/ci.mjs", "build.mjs"],
  "npm run db:migrate": ["e2e/image.mjs", `["db:migrate"]`],
  "npm run db:migrate -- down": ["e2e/image.mjs", `["db:migrate", "--", "down"]`],
  "npm run db:move": ["e2e/image.mjs", `["db:move", "--", "copy"]`],
  "npm run admin -- db move": ["e2e/move.mjs", `"db", "move"`],
  "npm run jobs": ["e2e/operator/jobsProcess.mjs", `["jobs"]`],
  "npm run jobs -- --retry-dead": ["e2e/operator/jobsProcess.mjs", "--retry-dead"],
  "npm run books:import": ["e2e/image.mjs", `["books:import", "--", "books.csv"]`],
  "npm run search:rebuild": ["e2e/image.mjs", `["search:rebuild"]`],
  "npm run admin -- books import": ["e2e/image.mjs", `["books", "import"`],
  "npm run admin -- books reindex": ["server/src/features/books/bookActs.test.ts", `"books.reindex"`],
  "npm run admin -- help": ["e2e/image.mjs", `["admin", "--", "help"]`],
  "npm run admin -- doctor": ["e2e/image.mjs", `["admin", "--", "doctor"]`],
  "npm run admin -- secret rotate": ["e2e/image.mjs", `"secret", "rotate"`],
  "npm run admin -- backup": ["e2e/admin.mjs", `"backup"`],
  "npm run admin -- backup verify": ["e2e/admin.mjs", `"backup", "verify"`],
  "npm run admin -- restore": ["e2e/admin.mjs", `"restore"`],
  "npm run member -- suspend": ["e2e/operator/tasks.mjs", `"member", "suspend"`],
};

/** Programs of others: no machine that runs the tests has them, or what they talk to. */
const ofOthers = [
  "docker compose",
  "openssl",
  "curl",
  "rclone",
  "pg_dump",
  "pg_restore",
  "sudo systemd-run",
  "node -p",
];

const text = readFileSync(path.join(top, "docs/operations.md"), "utf8");

/** As they are written, without what stands for something else: names in capitals, places, addresses. */
function commandsOf(page) {
  const found = page.matchAll(/npm (?:start|run [a-z:]+)(?: -- [^`\n|]+)?/g);
  return new Set(
    [...found].map(([command]) => {
      const [head, rest = ""] = command.split(" -- ");
      const words = rest.split(" ").filter((word) => /^(--[a-z-]+|[a-z][a-z-]*)$/.test(word));
      const kept =
        head.endsWith("admin") || head.endsWith("member") ? words.filter((word) => !word.startsWith("--")) : words;
      return kept.length > 0 ? `${head} -- ${kept.slice(0, 2).join(" ")}` : head;
    }),
  );
}

/** Those of the table: e2e/operator.mjs runs each. */
const [, section = ""] = text.split("\n## What an operator does\n");
const ofTable = new Set(
  [...section.split("\n## ")[0].matchAll(/^\|[^|]+\| `([a-z]+ [a-z-]+)/gm)].map(
    ([, name]) => `npm run admin -- ${name}`,
  ),
);

const isPlaceholder = (command) => ["npm run admin", "npm run admin -- member", "npm run member"].includes(command);

test("each command of the operator's page is run by a test", () => {
  const commands = [...commandsOf(text)].filter((command) => !isPlaceholder(command) && !ofTable.has(command));
  assert.ok(commands.length > 15, `${commands.length} commands`);
  const known = Object.keys(runBy);
  assert.deepEqual(
    commands.filter((command) => !known.includes(command)),
    [],
    "commands without a test",
  );
  assert.deepEqual(
    known.filter((command) => !commands.includes(command)),
    [],
    "tests of commands that the page does not have",
  );
});

for (const [command, [file, evidence]] of Object.entries(runBy))
  test(`"${command}" is run by ${file}`, () => {
    assert.ok(readFileSync(path.join(top, file), "utf8").includes(evidence), `${file} has no ${evidence}`);
  });

test("what is not ours is run by the operator alone", () => {
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block]) =>
    block.replaceAll("\\\n", " ").split("\n"),
  );
  const lines = blocks
    .map((line) => line.replace(/^[\d* ]+(?=docker)|^echo .*\$\(/, ""))
    .filter((line) => line.trim() !== "");
  const unknown = lines.filter(
    (line) => !line.startsWith("npm ") && !ofOthers.some((program) => line.trim().startsWith(program)),
  );
  assert.deepEqual(unknown, []);
});
