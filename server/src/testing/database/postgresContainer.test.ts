import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { startPostgresContainer } from "./postgresContainer";
import { temporaryFolder } from "../app/temporaryFolder";

/** An engine that lives and has no image at all. */
async function startEngine(place: { path: string } | { port: number; host: string }) {
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    asked.push(String(request.url));
    response.writeHead(request.url === "/_ping" ? 200 : 404).end();
  });
  server.listen(place);
  await once(server, "listening");
  return { asked, address: server.address(), stop: () => server.close() };
}

const reasonFor = async (env: Record<string, string>) => (await startPostgresContainer(env)).reason;

describe("M24 the container for the tests' PostgreSQL", () => {
  it("is asked of the engine that DOCKER_HOST names as a socket", async () => {
    const file = path.join(temporaryFolder("docker"), "engine.sock");
    const engine = await startEngine({ path: file });

    const reason = await reasonFor({ DOCKER_HOST: `unix://${file}` });

    expect(reason).toBe(`the Docker engine at unix://${file} has no image postgres:15 (docker pull postgres:15)`);
    expect(engine.asked).toEqual(["/_ping", "/images/postgres:15/json"]);
    engine.stop();
  });

  it("is asked of the engine that DOCKER_HOST names as a port", async () => {
    const engine = await startEngine({ port: 0, host: "127.0.0.1" });
    const address = `tcp://127.0.0.1:${(engine.address as AddressInfo).port}`;

    expect(await reasonFor({ DOCKER_HOST: address })).toContain(`the Docker engine at ${address} has no image`);
    expect(engine.asked).toHaveLength(2);
    engine.stop();
  });

  it.each([
    ["unix:///nowhere/docker.sock", /^no Docker engine answers at unix:\/\/\/nowhere\/docker\.sock \(ENOENT\)$/],
    ["tcp://127.0.0.1:1", /^no Docker engine answers at tcp:\/\/127\.0\.0\.1:1 \(ECONNREFUSED\)$/],
    ["ssh://somewhere", /^DOCKER_HOST ssh:\/\/somewhere is not an address of unix/],
    ["nonsense", /^DOCKER_HOST nonsense is not an address$/],
  ])("is not looked for elsewhere when DOCKER_HOST is %s, and the reason is given", async (address, reason) => {
    expect(await reasonFor({ DOCKER_HOST: address })).toMatch(reason);
  });
});
