import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { loadConfig } from "../../start/config";
import { environmentNames, secretNames } from "../../start/environment";
import { times } from "../limits/limits";
import { jwtSecret } from "../../testing/app/harness";

const top = path.join(__dirname, "../../../..");
const read = (file: string) => readFileSync(path.join(top, file), "utf8");

interface Service {
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  ports?: string[];
  stop_grace_period?: string;
}

function hasCompose(): boolean {
  const isThere = spawnSync("docker", ["compose", "version"]).status === 0;
  if (!isThere)
    console.warn("SKIPPED: Docker Compose is not installed, so it does not judge docker-compose.yml itself.");
  return isThere;
}

describe("docker-compose.yml", () => {
  const compose = parse(read("docker-compose.yml")) as { services: Record<string, Service>; volumes: object };
  const { app, postgres, redis } = compose.services as Record<"app" | "postgres" | "redis", Service>;
  /** The environment as compose would give it, from these variables. */
  const settingsFrom = (variables: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(app.environment ?? {}).map(([name, text]) => [name, substitute(String(text), variables)]),
    );

  it("gives the server only variables that it knows, in a form that it accepts", () => {
    const settings = settingsFrom({ JWT_SECRET: jwtSecret, POSTGRES_PASSWORD: "0123abcd" });

    expect(environmentNames).toEqual(expect.arrayContaining(Object.keys(settings)));
    expect(loadConfig({ NODE_ENV: "production", ...settings })).toMatchObject({
      databaseUrl: "postgres://study_circle:0123abcd@postgres:5432/study_circle",
      redisUrl: "redis://redis:6379",
      publicUrl: "http://localhost:4000",
      seedDemo: false,
      playground: true,
    });
  });

  it("M20 publishes the service's port and not that of the metrics", () => {
    expect(app.ports).toEqual(["${PUBLISH:-127.0.0.1:4000}:4000"]);
    expect(settingsFrom({ JWT_SECRET: "s".repeat(48), POSTGRES_PASSWORD: "0" }).METRICS_PORT).toBe("9464");
  });

  it.each(["JWT_SECRET", "POSTGRES_PASSWORD"])("does not start without %s", (missing) => {
    const all = { JWT_SECRET: jwtSecret, POSTGRES_PASSWORD: "0123abcd" };

    expect(() => settingsFrom({ ...all, [missing]: "" })).toThrow(`set ${missing}`);
  });

  it("starts the server when what it needs is healthy, and keeps what has to last", () => {
    expect(app.depends_on).toEqual({
      postgres: { condition: "service_healthy" },
      redis: { condition: "service_healthy" },
    });
    expect(postgres.healthcheck?.test.join(" ")).toContain("pg_isready");
    expect(redis.healthcheck?.test.join(" ")).toContain("redis-cli ping");
    const named = [app, postgres].flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(":")[0]));
    expect(Object.keys(compose.volumes).sort()).toEqual(named.sort());
  });

  const itWithCompose = hasCompose() ? it : it.skip;
  itWithCompose("is valid to Docker Compose itself", () => {
    const env = { ...process.env, JWT_SECRET: jwtSecret, POSTGRES_PASSWORD: "0123abcd" };

    expect(() => execFileSync("docker", ["compose", "config", "--quiet"], { cwd: top, env })).not.toThrow();
  });

  it("leaves the server the time that it takes to stop", () => {
    expect(parseInt(app.stop_grace_period ?? "", 10) * 1_000).toBeGreaterThan(times.drainMs);
  });
});

/** What compose does with `${NAME:-default}` and `${NAME:?message}`. */
function substitute(text: string, variables: Record<string, string>): string {
  return text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_all, name: string, kind: string, rest: string) => {
    const value = variables[name];
    if (value) return value;
    if (kind === "?") throw new Error(rest);
    return rest;
  });
}

describe("Dockerfile", () => {
  const lines = read("Dockerfile").split("\n");
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM")));

  it("runs the server as an ordinary user, seen from outside and watched", () => {
    expect(last).toContain("USER node");
    expect(last.join("\n")).toMatch(/ENV NODE_ENV=production HOST=0\.0\.0\.0/);
    expect(last.join("\n")).toMatch(/HEALTHCHECK .*\\\n.*\/health\/ready/);
  });

  it("gives Node.js the same options as npm start", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: { start: string } };
    const command = lines.findLast((line) => line.startsWith("CMD")) ?? "";

    expect(command.match(/--[\w-]+=\w+/g)).toEqual(scripts.start.match(/--[\w-]+=\w+/g));
    expect(scripts.start).toContain("--max-semi-space-size");
  });

  it("takes nothing into the image that is not meant for it", () => {
    const ignored = read(".dockerignore").split("\n");

    expect(ignored).toEqual(expect.arrayContaining([".git", ".env", ".data", "**/node_modules", "**/dist"]));
  });
});

describe("docs/settings.md", () => {
  const guide = read("docs/settings.md");

  it("explains every variable, and none that is not read", () => {
    const rows = [...guide.matchAll(/^- `([A-Z_]+)`/gm)].map(([, name]) => name);

    expect(rows.sort()).toEqual([...environmentNames].sort());
  });

  it("P4 names every secret that can be in a file, and where", () => {
    const [, section = ""] = guide.split("## Secrets in files");

    expect([...section.matchAll(/`([A-Z_]+_FILE)`/g)].map(([, name]) => name)).toEqual(
      expect.arrayContaining(secretNames.map((name) => `${name}_FILE`)),
    );
  });

  it("names the defaults that hold", () => {
    const config = loadConfig({});

    for (const [name, value] of Object.entries({
      PORT: config.port,
      HOST: config.host,
      DATABASE_POOL_SIZE: config.databasePoolSize,
      DATA_DIR: config.dataDir,
      MAIL_WAIT_SECONDS: config.mail.waitSeconds,
      REST_LIST_LIMIT: config.restListLimit,
      LOG_LEVEL: config.logLevel,
      GRAVATAR: config.gravatar,
    })) {
      expect(guide).toMatch(new RegExp(`^- \`${name}\` \\(\`${value}\`[,)]`, "m"));
    }
  });
});

const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

describe("docs/operations.md", () => {
  const guide = read("docs/operations.md");
  const sources = readdirSync(path.join(top, "server/src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith("testing/"))
    .map((file) => read(`server/src/${file}`));

  it("names every metric that is served", () => {
    const metrics = sources
      .filter((text) => text.includes("prom-client"))
      .flatMap((text) => found(/name: "(\w+)"/g, text));

    expect(metrics).toContain("jobs_waiting");
    expect(metrics.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  it("names every event of the log, and none that there is not", () => {
    const name = /[a-zA-Z]+(?:\.[a-zA-Z]+)*/.source;
    const patterns = [`event(?::| =) "(${name}\\.${name})"`, `audit\\(ctx, [^)]*?"(${name})"`, `"(group\\.${name})"`];
    const all = sources.join("\n");
    const written = patterns.flatMap((pattern) => found(new RegExp(pattern, "g"), all));
    const [, table = ""] = guide.split(/^\| event +\| when +\|$/m);
    const firstColumn = found(/^\| (.+?) +\|/gm, table.split("\n\n")[0] ?? "").join();
    const named = found(new RegExp(`\`(${name})\``, "g"), firstColumn);

    expect(written).toEqual(expect.arrayContaining(["server.stopped", "login.failed", "group.handedOver"]));
    expect([...new Set(written)].filter((event) => !named.includes(event))).toEqual([]);
    expect(named.filter((event) => !all.includes(`"${event}"`))).toEqual([]);
  });
});
