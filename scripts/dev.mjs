import { spawn } from "node:child_process";
import { ensureInstalled } from "./ensure.mjs";
import { buildWhatChanged } from "./build.mjs";
import { fail, top } from "./run.mjs";

/**
 * `npm run dev`: rebuilds and restarts the service when its sources change, and serves the client with hot reload. Ctrl+C
 * stops both.
 */
const children = [];

try {
  await ensureInstalled({ withTools: false });
  await buildWhatChanged();
  start(process.execPath, ["server/build.mjs", "--watch"]);
  start(process.execPath, ["--watch", "--watch-preserve-output", "server/dist/main.js"]);
  start(process.execPath, ["node_modules/vite/bin/vite.js", "client"]);
} catch (error) {
  fail(error);
}

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => children.forEach((child) => child.kill(signal)));

function start(command, args) {
  const child = spawn(command, args, { cwd: top, stdio: "inherit" });
  children.push(child);
}
