/** Ends the thread of the embedded database at a chosen moment, as an exhausted memory would: see WORKER_ENDS. */
const threads = require("node:worker_threads");

const moment = process.env.WORKER_ENDS;

threads.Worker = class extends threads.Worker {
  constructor(...args) {
    super(...args);
    if (moment === "at start") setTimeout(() => this.terminate(), 100);
    process.on("SIGUSR2", () => this.terminate());
  }

  postMessage(message, ...rest) {
    if (moment === "at shutdown" && message.command === "close") this.terminate();
    super.postMessage(message, ...rest);
  }
};
