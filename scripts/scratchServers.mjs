import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Several times what a server takes to start on a busy machine. */
const startMs = 60_000;

/**
 * Temporary servers for tests and measurements, on the loopback address, a free port and in a temporary folder. `stop()`
 * removes them.
 * @typedef {{ url: string, stop: () => Promise<void>, pid: number }} ScratchServer
 */

/** @returns {Promise<ScratchServer | null>} null when PostgreSQL is not installed. */
export async function startPostgres({ settings = {} } = {}) {
  const place = preparePlace();
  if (!place) return null;
  const { bin, data, options } = place;
  const flags = ["-D", data, "-U", "study", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N"];
  execFileSync(path.join(bin, "initdb"), flags, { ...options, stdio: "ignore" });
  return runPostgres(place, settings);
}

/** A data folder that belongs to the user of the server; null when PostgreSQL is not installed. */
function preparePlace() {
  const bin = findPostgres();
  if (!bin) return null;
  const folder = mkdtempSync(path.join(tmpdir(), "study-circle-pg-"));
  const user = postgresUser();
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);
  const as = user ? { uid: user.uid, gid: user.gid } : {};
  const options = { ...as, cwd: folder, env: { ...process.env, HOME: folder } };
  return { bin, folder, data: path.join(folder, "data"), options };
}

async function runPostgres({ bin, folder, data, options }, settings) {
  const port = await freePort();
  const all = { listen_addresses: "127.0.0.1", unix_socket_directories: folder, port, ...settings };
  const flags = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = {
    url: `postgres://study@127.0.0.1:${port}/postgres`,
    data,
    start: async () => {
      child = spawn(path.join(bin, "postgres"), ["-D", data, ...flags], { ...options, stdio: "ignore" });
      server.pid = child.pid;
      await accepting(path.join(bin, "pg_isready"), port, child);
    },
    stop: () => stop(child, "SIGINT", folder),
  };
  let child = null;
  await server.start();
  return server;
}

/**
 * `kill()` and `start()` bring it down, without what it has, and up again.
 * @returns {Promise<ScratchServer & { kill: () => Promise<void>, start: () => Promise<void> } | null>} null when Redis is not
 * installed.
 */
export async function startRedis() {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), "study-circle-redis-"));
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder];
  const launch = () => spawn("redis-server", args, { stdio: "ignore" });
  let child = launch();
  const missing = new Promise((resolve) => child.once("error", () => resolve(true)));
  if (await Promise.race([missing, wait(200, false)])) return null;
  await answering(port, child);
  const server = {
    url: `redis://127.0.0.1:${port}`,
    pid: child.pid,
    kill: () => end(child, "SIGKILL"),
    start: async () => {
      child = launch();
      server.pid = child.pid;
      await answering(port, child);
    },
    stop: () => stop(child, "SIGTERM", folder),
  };
  return server;
}

/** A free port. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function findPostgres() {
  const packaged = "/usr/lib/postgresql";
  const versions = existsSync(packaged)
    ? readdirSync(packaged)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  const folders = [...versions.map((version) => `${packaged}/${version}/bin`), ...(process.env.PATH ?? "").split(":")];
  return folders.find((folder) => existsSync(path.join(folder, "initdb")) && existsSync(path.join(folder, "postgres")));
}

/** PostgreSQL does not run as root; its package creates a user. */
function postgresUser() {
  if (process.getuid?.() !== 0) return null;
  const id = (flag) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** PostgreSQL listens before it accepts connections. */
async function accepting(isReady, port, child) {
  const args = ["--quiet", "--host=127.0.0.1", `--port=${port}`];
  for (const end = Date.now() + startMs; Date.now() < end; await wait(50)) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode} before it was ready`);
    if (spawnSync(isReady, args).status === 0) return;
  }
  throw new Error(`PostgreSQL was not ready within ${startMs / 1_000} s`);
}

async function answering(port, child) {
  const { Socket } = await import("node:net");
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) throw new Error(`a scratch server ended with ${child.exitCode} before it answered`);
    const open = await new Promise((resolve) => {
      const socket = new Socket().once("error", () => resolve(false)).once("connect", () => resolve(true));
      socket.connect(port, "127.0.0.1").once("close", () => undefined);
      setTimeout(() => socket.destroy(), 500).unref();
    });
    if (open) return wait(150);
    await wait(100);
  }
  throw new Error("a scratch server did not answer within 10 s");
}

async function stop(child, signal, folder) {
  await end(child, signal);
  rmSync(folder, { recursive: true, force: true });
}

async function end(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await Promise.race([gone, wait(10_000, null, { ref: false }).then(() => child.kill("SIGKILL"))]);
}
