// @ts-check
"use strict";
/**
 * PostgreSQL compiled to WebAssembly, in a thread of its own: a long query never blocks the event loop of the server.
 * Plain CommonJS, because a worker starts from a file and the tests run from the sources.
 */
const { constants, cpSync, existsSync, mkdirSync, renameSync, rmSync } = require("node:fs");
const path = require("node:path");
const { parentPort, workerData } = require("node:worker_threads");

/** PostgreSQL's own lines begin with a time and a process id; the text of a statement cannot imitate that. */
const fatalLine = /^\S+ \S+ \S+ \[\d+\] (PANIC|FATAL|DETAIL): +/;

/** Why PostgreSQL gave up, in its own words: the errors of PGlite give no reason. */
const reasons = /** @type {string[]} */ ([]);
let isOpen = false;

/** @param {string} line */
function onStderr(line) {
  const [, level] = fatalLine.exec(line) ?? [];
  // Ordinary errors, such as a value that is there already, have details too.
  if (level && (level !== "DETAIL" || reasons.length > 0)) {
    reasons.push(line.replace(fatalLine, ""));
    // After a PANIC the next statement would wait forever.
    if (isOpen) parentPort?.postMessage({ lost: reasons.join(". ") });
  }
  return false;
}

/** @param {string} dataDir */
async function create(dataDir) {
  const { PGlite } = await import("@electric-sql/pglite");
  const { pg_trgm } = await import("@electric-sql/pglite/contrib/pg_trgm");
  const { unaccent } = await import("@electric-sql/pglite/contrib/unaccent");
  const { template, sharedBuffers, program: pgliteWasmModule } = workerData;
  const loadDataDir = template ? new Blob([template]) : undefined;
  const startParams = sharedBuffers && [...PGlite.defaultStartParams, "-c", `shared_buffers=${sharedBuffers}`];
  const options = { ...(loadDataDir ? { loadDataDir } : {}), ...(startParams ? { startParams } : {}) };
  return PGlite.create({ dataDir, pgliteWasmModule, ...options, extensions: { pg_trgm, unaccent }, onStderr });
}

/** A new database is made beside its place and then moved: a start that is cut short leaves no part of one behind. */
async function makeFolder(/** @type {string} */ dataDir) {
  const beside = `${dataDir}.new`;
  rmSync(beside, { recursive: true, force: true });
  // Its files are readable by everyone until the database is open.
  mkdirSync(beside, { mode: 0o700 });
  const database = await create(beside);
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
  renameSync(beside, dataDir);
}

async function start() {
  const { dataDir } = workerData;
  const isFolder = !dataDir.startsWith("memory://");
  if (isFolder && !existsSync(path.join(dataDir, "PG_VERSION"))) await makeFolder(dataDir);
  const database = await create(dataDir);
  isOpen = true;
  return database;
}

const opening = start();

const commands = {
  async open() {
    await opening;
  },
  async dump() {
    const file = await (await opening).dumpDataDir("none");
    return new Uint8Array(await file.arrayBuffer());
  },
  /**
   * Copies the folder while no statement runs: as after a loss of power, with everything that was committed. A copy that
   * shares the blocks of the original, where the file system can.
   * @param {string} target
   */
  async copy(target) {
    await opening;
    const options = { recursive: true, errorOnExist: true, force: false, mode: constants.COPYFILE_FICLONE };
    cpSync(workerData.dataDir, target, options);
    // Of the process that goes on.
    rmSync(path.join(target, "postmaster.pid"), { force: true });
  },
  async close() {
    await (await opening).close();
  },
};

/** @type {Promise<unknown>} Statements are answered in the order in which they came. */
let queue = opening.catch(() => undefined);

parentPort?.on("message", (/** @type {Uint8Array | { command: keyof typeof commands, target?: string }} */ message) => {
  queue = queue.then(() => (message instanceof Uint8Array ? answer(message) : obey(message.command, message.target)));
});

/**
 * The bytes of the answer as they come: `execProtocolRaw` would keep every row of every answer for as long as the
 * worker lives. A failure of a statement is part of the answer; what is thrown here ends the worker.
 * @param {Uint8Array} bytes
 */
async function answer(bytes) {
  const chunks = /** @type {Uint8Array[]} */ ([]);
  // A chunk is a view of PostgreSQL's memory, which is overwritten by the next one.
  const onRawData = (/** @type {Uint8Array} */ chunk) => void chunks.push(chunk.slice());
  await (await opening).execProtocolRawStream(bytes, { onRawData });
  const reply = chunks.length === 1 && chunks[0] ? chunks[0] : new Uint8Array(Buffer.concat(chunks));
  parentPort?.postMessage(reply, [reply.buffer]);
}

/**
 * @param {keyof typeof commands} command
 * @param {string} target Of a copy.
 */
async function obey(command, target = "") {
  try {
    parentPort?.postMessage({ command, result: await commands[command](target) });
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    parentPort?.postMessage({
      command,
      failure: [...reasons, message].filter(Boolean).join(". ") || "no reason given",
    });
  }
}
