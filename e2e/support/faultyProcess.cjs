/**
 * Loaded into a server for checks of what an operator sees: on FAILURE_PORT, `GET /clock?10` puts its clock ahead by so many
 * seconds, `GET /block?700` blocks its event loop for so many milliseconds of each second, and `?0` ends either.
 */
const http = require("node:http");
const { isMainThread } = require("node:worker_threads");

const RealDate = Date;
let aheadMs = 0;
let blocking = null;

class ShiftedDate extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [RealDate.now() + aheadMs] : args));
  }
  static now() {
    return RealDate.now() + aheadMs;
  }
}

function block(ms) {
  for (const end = performance.now() + ms; performance.now() < end;);
}

const failures = {
  "/clock": (seconds) => {
    aheadMs = seconds * 1_000;
    globalThis.Date = aheadMs === 0 ? RealDate : ShiftedDate;
  },
  "/block": (ms) => {
    clearInterval(blocking);
    if (ms > 0) blocking = setInterval(block, 1_000, ms);
  },
};

if (isMainThread && process.env.FAILURE_PORT) {
  const server = http.createServer((request, response) => {
    const [path, value] = request.url.split("?");
    failures[path](Number(value));
    response.end();
  });
  server.listen(Number(process.env.FAILURE_PORT), "127.0.0.1").unref();
}
