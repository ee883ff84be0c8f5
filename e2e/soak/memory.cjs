/**
 * Loaded into the server that is soaked, and into its threads: on SIGUSR2 all of them collect their garbage, and the
 * process writes what is left, in MB, to MEMORY_FILE. Nothing else of the server changes.
 */
const { writeFileSync } = require("node:fs");
const { BroadcastChannel, isMainThread } = require("node:worker_threads");

const channel = new BroadcastChannel("memory");
channel.unref();
const megabytes = (bytes) => Math.round(bytes / 1024 / 1024);

function heap() {
  for (let pass = 0; pass < 3; pass++) globalThis.gc();
  return megabytes(process.memoryUsage().heapUsed);
}

if (isMainThread) {
  const threads = [];
  channel.onmessage = ({ data }) => data !== "measure" && threads.push(data);
  process.on("SIGUSR2", () => {
    threads.length = 0;
    channel.postMessage("measure");
    const main = heap();
    setTimeout(() => {
      const worker = threads.reduce((sum, thread) => sum + thread, 0);
      const line = { rss: megabytes(process.memoryUsage.rss()), main, worker };
      writeFileSync(process.env.MEMORY_FILE, JSON.stringify(line));
    }, 2_000);
  });
} else {
  channel.onmessage = ({ data }) => data === "measure" && channel.postMessage(heap());
}
