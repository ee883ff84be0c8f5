import http from "node:http";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

/** Repeatedly sends a small request from its own thread: the response time shows how long the server is blocked. */
export class Prober {
  constructor(address) {
    this.worker = new Worker(new URL(import.meta.url), { workerData: address });
    this.failed = new Promise((_resolve, reject) => this.worker.once("error", reject));
    this.failed.catch(() => undefined);
  }

  /** The maximum response time in ms since the last call. */
  longestMs() {
    const answer = new Promise((resolve) => this.worker.once("message", resolve));
    this.worker.postMessage("take");
    return Promise.race([answer, this.failed]);
  }

  end() {
    return this.worker.terminate();
  }
}

if (!isMainThread && parentPort) {
  let longest = 0;
  const taken = [];
  parentPort.on("message", () => taken.push(true));
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise((resolve, reject) => {
      const request = http.get(workerData, { agent, timeout: 30_000 }, (answer) => {
        answer.resume().once("end", resolve).once("error", reject);
      });
      request.once("timeout", () => request.destroy(new Error("no answer within 30 s"))).once("error", reject);
    });
  for (;;) {
    const start = performance.now();
    await ask();
    longest = Math.max(longest, performance.now() - start);
    // Only between two responses, so that a request in flight is counted.
    while (taken.pop()) {
      parentPort.postMessage(longest);
      longest = 0;
    }
  }
}
