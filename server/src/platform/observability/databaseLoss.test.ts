import path from "node:path";
import { ServerProcess } from "../../testing/app/ServerProcess";

const preload = [path.join(__dirname, "../../testing/app/endingWorker.cjs")];

/** Whether a caller was refused as they are while the service is away: by status, by code, or by a closed connection. */
const isRefused = (url: string, init?: RequestInit) =>
  fetch(url, init).then(
    async (answer) => answer.status === 503 || (await answer.text()).includes("UNAVAILABLE"),
    () => true,
  );

const statusOf = async (url: string, init: RequestInit) => (await fetch(url, init)).status;

describe("M57 the end of the embedded database's thread", () => {
  let server: ServerProcess;
  afterEach(() => server.remove());
  const logged = (event: string) => server.lines.filter((line) => line.event === event);

  it("ends the process with a status that a supervisor restarts on, and loses nothing acknowledged", async () => {
    server = await ServerProcess.start({}, preload);
    const headers = { "content-type": "application/json" };
    const account = JSON.stringify({ name: "Ada", email: "ada@example.com", password: "correct horse battery" });
    const registered = await statusOf(`${server.url}/api/users`, { method: "POST", headers, body: account });

    server.signal("SIGUSR2");
    await server.says(/database\.lost/);
    const afterwards = await Promise.all([
      isRefused(`${server.url}/api/profile`),
      isRefused(`${server.url}/graphql`, {
        method: "POST",
        headers,
        body: `{"query":"{ profiles(first: 1) { totalCount } }"}`,
      }),
      isRefused(`${server.url}/health/ready`),
    ]);

    expect(registered).toBe(200);
    expect(afterwards).toEqual([true, true, true]);
    expect(await server.end()).toBe(1);
    expect(logged("database.lost")).toEqual([expect.objectContaining({ level: "fatal", reason: expect.any(String) })]);
    expect(server.lines.at(-1)).toMatchObject({ event: "server.stopped", inTime: true });
    await server.restart();
    const login = JSON.stringify({ email: "ada@example.com", password: "correct horse battery" });
    expect(await statusOf(`${server.url}/api/auth`, { method: "POST", headers, body: login })).toBe(200);
  });

  it("ends a start that it meets", async () => {
    server = ServerProcess.launch({ WORKER_ENDS: "at start" }, preload);

    expect(await server.end()).toBe(1);
    expect(server.text).toMatch(/DATA_DIR: the database in .+ cannot be opened: its thread ended/);
    expect(server.text).not.toMatch(/^\s+at /m);
  });

  it("does not hold up a shutdown that it meets, which then ends with 1", async () => {
    server = await ServerProcess.start({ WORKER_ENDS: "at shutdown" }, preload);

    server.signal("SIGTERM");

    expect(await server.end()).toBe(1);
    expect(logged("database.lost")).toHaveLength(1);
    expect(logged("server.stopped")).toMatchObject([{ inTime: true }]);
  });
});
