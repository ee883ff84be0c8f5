import type { StartedPostgreSqlContainer } from "@testcontainers/postgresql";
import { askDocker, dockerEngine } from "./dockerEngine";

const image = process.env.TEST_POSTGRES_IMAGE ?? "postgres:15";

let container: StartedPostgreSqlContainer | null = null;

/** The address of a PostgreSQL in a container, or the reason why there is none. */
export type Container = { url: string; reason?: undefined } | { url: null; reason: string };

/** Uses the engine that DOCKER_HOST names and no other; without that variable, the one at the usual socket. */
export async function startPostgresContainer(env: NodeJS.ProcessEnv = process.env): Promise<Container> {
  const reason = await whyNot(env);
  if (reason !== null) return { url: null, reason };
  try {
    const { PostgreSqlContainer } = await import("@testcontainers/postgresql");
    container = await new PostgreSqlContainer(image).start();
    return { url: container.getConnectionUri() };
  } catch (error) {
    const hint = "without access to a registry, set TESTCONTAINERS_RYUK_DISABLED=true";
    return { url: null, reason: `a container of ${image} did not start (${(error as Error).message}; ${hint})` };
  }
}

export async function stopPostgresContainer(): Promise<void> {
  await container?.stop();
}

async function whyNot(env: NodeJS.ProcessEnv): Promise<string | null> {
  const engine = dockerEngine(env);
  if ("reason" in engine) return engine.reason;
  const ping = await askDocker(engine.options, "/_ping");
  if (ping !== 200) return `no Docker engine answers at ${engine.address} (${ping})`;
  const found = await askDocker(engine.options, `/images/${image}/json`);
  if (found !== 200) return `the Docker engine at ${engine.address} has no image ${image} (docker pull ${image})`;
  return null;
}
