import { spawnSync } from "node:child_process";
import path from "node:path";
import { writeResult } from "../../scripts/results.mjs";
import { fail, top } from "../../scripts/run.mjs";
import { installIn } from "../install.mjs";

/**
 * Lints docs/openapi.json with Redocly (`recommended`) and Spectral (`spectral:oas`): any finding fails. Their packages
 * are installed when they are first needed; without a registry the check is skipped.
 */
const folder = path.join(top, "checks/openapi");
const document = path.join(top, "docs/openapi.json");

const linters = [
  {
    name: "Redocly",
    args: ["node_modules/@redocly/cli/bin/cli.js", "lint", document, "--extends", "recommended", "--format", "json"],
    // `.redocly.lint-ignore.yaml` says which warnings are accepted, and why.
    count: ({ totals }) => totals.errors + totals.warnings,
  },
  {
    name: "Spectral",
    args: [
      "node_modules/@stoplight/spectral-cli/dist/index.js",
      "lint",
      document,
      "-r",
      "spectral.yaml",
      "--quiet",
      "-f",
      "json",
    ],
    count: (findings) => findings.length,
  },
];

if (!(await installIn(folder, "Redocly and Spectral"))) {
  console.warn(
    "\n!!! No registry to install Redocly and Spectral from: the check of docs/openapi.json is SKIPPED. !!!\n",
  );
  process.exit(0);
}
const failed = linters.filter((linter) => !isClean(linter)).map(({ name }) => name);
writeResult("openapi", { passed: linters.length - failed.length, failed: failed.length });
if (failed.length > 0) fail(`docs/openapi.json has findings of ${failed.join(" and ")}`);

/** Warnings count as much as errors, which the exit codes of the two do not say. */
function isClean({ name, args, count }) {
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: "utf8" });
  const findings = count(readReport(stdout, stderr));
  console.log(`${name}: ${findings} findings${findings > 0 ? `\n${stdout}` : ""}`);
  return findings === 0;
}

function readReport(stdout, stderr) {
  try {
    return JSON.parse(stdout);
  } catch {
    return fail(`The linter failed: ${stderr}${stdout}`);
  }
}
