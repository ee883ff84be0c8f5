// @ts-check
"use strict";
/**
 * PostgreSQL compiled to WebAssembly, in a thread of its own: a long query never blocks the event loop of the server.
 * Plain CommonJS, because a worker starts from a file and the tests run from the sources.
 */
const { parentPort, workerData } = require("node:worker_threads");

async function start() {
  const { PGlite } = await import("@electric-sql/pglite");
  const { pg_trgm } = await import("@electric-sql/pglite/contrib/pg_trgm");
  const { unaccent } = await import("@electric-sql/pglite/contrib/unaccent");
  const loadDataDir = workerData.template ? new Blob([workerData.template]) : undefined;
  return PGlite.create({ dataDir: workerData.dataDir, loadDataDir, extensions: { pg_trgm, unaccent } });
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
  async close() {
    await (await opening).close();
  },
};

/** @type {Promise<unknown>} Statements are answered in the order in which they came. */
let queue = opening;

parentPort?.on("message", (/** @type {Uint8Array | { command: keyof typeof commands }} */ message) => {
  if (message instanceof Uint8Array) queue = queue.then(() => answer(message));
  else queue = queue.then(() => obey(message.command));
  queue.catch((error) => parentPort?.postMessage({ failure: String(error?.message ?? error) }));
});

/** @param {Uint8Array} bytes */
async function answer(bytes) {
  const reply = await (await opening).execProtocolRaw(bytes, { throwOnError: false });
  parentPort?.postMessage(reply);
}

/** @param {keyof typeof commands} command */
async function obey(command) {
  parentPort?.postMessage({ command, result: await commands[command]() });
}
