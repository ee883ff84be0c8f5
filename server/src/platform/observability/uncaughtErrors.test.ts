import path from "node:path";
import { ServerProcess } from "../../testing/app/ServerProcess";

describe("an uncaught error", () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.start({}, [path.join(__dirname, "../../testing/app/faultySignals.cjs")]);
  });
  afterAll(() => server.remove());
  const logged = (event: string) => server.lines.filter((line) => line.event === event);

  it("leaves the process alive when it is a promise, and is logged once", async () => {
    server.signal("SIGUSR2");
    await server.says(/process\.rejection/);

    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
    expect(logged("process.rejection")).toEqual([
      expect.objectContaining({
        level: "error",
        err: expect.objectContaining({ message: "a promise that nobody awaits", stack: expect.any(String) }),
      }),
    ]);
  });

  it("shuts the process down in order when it is an exception, so that its supervisor restarts it", async () => {
    server.signal("SIGHUP");

    expect(await server.end()).toBe(1);
    expect(logged("process.exception")).toHaveLength(1);
    expect(server.lines.at(-1)).toMatchObject({ event: "server.stopped", inTime: true });
  });
});
