import { existsSync } from "node:fs";
import http from "node:http";
import type { StartedPostgreSqlContainer } from "@testcontainers/postgresql";

const dockerSocket = "/var/run/docker.sock";
const image = process.env.TEST_POSTGRES_IMAGE ?? "postgres:15";

let container: StartedPostgreSqlContainer | null = null;

/** The address of a PostgreSQL in a container; null when no Docker engine answers or the image is not there. */
export async function startPostgresContainer(): Promise<string | null> {
  if (!existsSync(dockerSocket) || !(await dockerHas("/_ping")) || !(await dockerHas(`/images/${image}/json`)))
    return null;
  const { PostgreSqlContainer } = await import("@testcontainers/postgresql");
  container = await new PostgreSqlContainer(image).start();
  return container.getConnectionUri();
}

export async function stopPostgresContainer(): Promise<void> {
  await container?.stop();
}

function dockerHas(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.get({ socketPath: dockerSocket, path, timeout: 1_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on("error", () => resolve(false));
    request.on("timeout", () => request.destroy());
  });
}
