import http from "node:http";
import net from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import { ServerProcess } from "../testing/app/ServerProcess";

const password = "correct horse battery";

async function post(url: string, query: string): Promise<{ status: number; data?: Record<string, never> }> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) });
  return { status: response.status, ...((await response.json()) as object) };
}

const register = (url: string, email: string) =>
  post(url, `mutation { register(input: {name: "Ada", email: "${email}", password: "${password}"}) { token } }`);

/** A member's open socket, and the code with which it will be closed. */
async function openSocket(url: string, token: string): Promise<{ closed: Promise<number> }> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  const closed = new Promise<number>((resolve) => socket.on("close", resolve));
  await new Promise((resolve) => socket.once("open", resolve));
  socket.send(JSON.stringify({ type: "connection_init", payload: { token } }));
  await new Promise((resolve) => socket.once("message", resolve));
  return { closed };
}

/** A request with an incomplete body: `finish` sends the rest and returns the status of the answer. */
function startRequest(url: string): { finish: () => Promise<number> } {
  const body = JSON.stringify({ query: "{ __typename }" });
  const request = http.request(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": body.length },
  });
  const status = new Promise<number>((resolve, reject) => {
    request.on("response", (response) => resolve(response.resume().statusCode ?? 0)).on("error", reject);
  });
  request.write(body.slice(0, 5));
  return { finish: () => (request.end(body.slice(5)), status) };
}

function canConnect(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(Number(new URL(url).port), "127.0.0.1");
    socket.on("connect", () => (socket.destroy(), resolve(true))).on("error", () => resolve(false));
  });
}

describe("a server that gets a signal to stop", () => {
  let server: ServerProcess;
  beforeEach(async () => {
    server = await ServerProcess.start({ RATE_LIMIT_FACTOR: "100" });
  });
  afterEach(() => server.remove());

  it("finishes requests in flight, takes nothing new, closes sockets and exits with 0", async () => {
    const { data } = await register(server.url, "ada@example.com");
    const { closed } = await openSocket(server.url, (data as never as { register: { token: string } }).register.token);
    const { finish } = startRequest(server.url);
    const inFlight = Array.from({ length: 12 }, (_, n) => register(server.url, `member${n}@example.com`));
    await wait(100);
    const start = performance.now();

    server.signal("SIGTERM");

    expect(await closed).toBe(1001);
    await server.says(/server\.stopping/);
    await wait(1_000);
    expect(await canConnect(server.url)).toBe(false);
    expect(await finish()).toBe(200);
    expect((await Promise.all(inFlight)).map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(await server.end()).toBe(0);
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(server.lines.at(-1)).toMatchObject({ event: "server.stopped", inTime: true });
  });

  it("waits no longer than ten seconds for a request that does not end", async () => {
    const idle = http.request(`${server.url}/graphql`, { method: "POST", headers: { "content-length": 100 } });
    idle.on("error", () => undefined).write("{");
    await wait(100);
    const start = performance.now();

    server.signal("SIGINT");

    expect(await server.end()).toBe(0);
    expect(performance.now() - start).toBeGreaterThan(2_000);
    expect(performance.now() - start).toBeLessThan(10_500);
  });
});

it("stops calmly, with 0 and without a stack, while it still prepares", async () => {
  const preload = [path.join(__dirname, "../testing/app/signalAtStart.cjs")];
  const server = ServerProcess.launch({ SEED_DEMO: "true", LOG_LEVEL: "info" }, preload);
  try {
    expect(await server.end()).toBe(0);
    expect(server.lines).toContainEqual(expect.objectContaining({ event: "server.stopped", inTime: true }));
    expect(server.text).not.toMatch(/^\s+at |Study Circle\s+http/m);
  } finally {
    await server.remove();
  }
});
