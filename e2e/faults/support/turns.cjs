/**
 * Loaded into the server that is measured: `GET /start` and `GET /take` on TURNS_PORT give the longest turn of the event loop
 * in between, in ms of processor time, so that other load of the machine does not count. Nothing else of the server changes.
 */
const { readFileSync } = require("node:fs");
const http = require("node:http");
const { isMainThread } = require("node:worker_threads");

const file = `/proc/${process.pid}/task/${process.pid}/schedstat`;
/** The time that the main thread was on a processor; on other systems than Linux the wall clock. */
function now() {
  try {
    return Number(readFileSync(file, "latin1").split(" ")[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

let isMeasuring = false;
let last = 0;
let longest = 0;

function turn() {
  const at = now();
  longest = Math.max(longest, at - last);
  last = now();
  if (isMeasuring) setImmediate(turn);
}

if (isMainThread && process.env.TURNS_PORT) {
  const server = http.createServer((request, response) => {
    isMeasuring = request.url === "/start";
    response.end(String(longest));
    longest = 0;
    last = now();
    if (isMeasuring) setImmediate(turn);
  });
  server.listen(Number(process.env.TURNS_PORT), "127.0.0.1").unref();
}
