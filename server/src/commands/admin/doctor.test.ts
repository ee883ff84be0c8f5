import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findMigrations } from "../../platform/database/findMigrations";
import { newSecret } from "../../platform/secrets/secretFile";
import { SmtpHost } from "../../testing/mail/SmtpHost";
import { temporaryFolder } from "../../testing/app/temporaryFolder";
import { loadConfig } from "../../start/config";
import { checks, judgeClock, judgeJobs, judgeTables, judgeZones, runDoctor } from "./doctor";

const production = {
  NODE_ENV: "production",
  JWT_SECRET: "k4Qz8vN1sT7xY2wB5eR9uI3oP6aS0dF+GhJ",
  PUBLIC_URL: "https://circle.example",
};

/** Nobody listens on this port. */
const nobody = "127.0.0.1:9";

function folder(): string {
  const place = temporaryFolder("doctor");
  chmodSync(place, 0o700);
  return place;
}

const stateOf = async (name: string, env: NodeJS.ProcessEnv) => (await checks[name]?.(loadConfig(env)))?.state;

describe("P1 doctor", () => {
  it("warns of a data folder that others can open", async () => {
    const DATA_DIR = folder();
    expect(await stateOf("data folder", { DATA_DIR })).toBe("ok");
    chmodSync(DATA_DIR, 0o750);
    expect(await stateOf("data folder", { DATA_DIR })).toBe("warning");
  });

  it("knows where the secret is, warns where there is none, and refuses a weak one", async () => {
    const DATA_DIR = folder();
    const file = path.join(DATA_DIR, "jwt-secret");
    expect(await stateOf("secret", production)).toBe("ok");
    expect(await stateOf("secret", { DATA_DIR })).toBe("warning");
    writeFileSync(file, newSecret());
    expect(await stateOf("secret", { DATA_DIR })).toBe("ok");
    writeFileSync(file, "short");
    await expect((async () => checks.secret?.(loadConfig({ DATA_DIR })))()).rejects.toThrow("the secret in");
  });

  it("asks the mail server, and Redis", async () => {
    const smtp = await SmtpHost.start();
    const withMail = { ...production, SMTP_URL: smtp.url };
    expect(await stateOf("mail", withMail)).toBe("ok");
    await smtp.stop();
    await expect(stateOf("mail", withMail)).rejects.toThrow("connect failed");
    expect(await stateOf("mail", production)).toBe("warning");

    expect(await stateOf("redis", {})).toBe("ok");
    await expect(stateOf("redis", { REDIS_URL: `redis://${nobody}` })).rejects.toThrow();
  });

  it("warns of a proxy that is not named", async () => {
    expect(await stateOf("proxies", production)).toBe("warning");
    expect(await stateOf("proxies", { ...production, TRUSTED_PROXIES: "10.0.0.1" })).toBe("ok");
    expect(await stateOf("proxies", {})).toBe("ok");
  });

  it("warns without a backup, and has a problem with one older than two days", async () => {
    const DATA_DIR = folder();
    const note = (hours: number) => {
      const finishedAt = new Date(Date.now() - hours * 3_600_000).toISOString();
      writeFileSync(path.join(DATA_DIR, "last-backup.json"), JSON.stringify({ finishedAt, file: "/b", bytes: 1 }));
    };
    expect(await stateOf("backup", { DATA_DIR })).toBe("warning");
    note(47);
    expect(await stateOf("backup", { DATA_DIR })).toBe("ok");
    note(49);
    expect(await stateOf("backup", { DATA_DIR })).toBe("problem");
  });

  it("judges the clock, the tables, the time zone data and the jobs", async () => {
    expect([5, -5, 5.1, -5.1, null].map((seconds) => judgeClock(seconds).state)).toEqual([
      ...["ok", "ok", "problem", "problem", "problem"],
    ]);
    const known = (await findMigrations()).map(({ name }) => name);
    const tables = await Promise.all([known.at(-1), known.at(-2), "OfTheFuture9999999999999"].map(judgeTables));
    expect(tables.map(({ state }) => state)).toEqual(["ok", "warning", "problem"]);
    expect(judgeZones("2026b", "2026b").state).toBe("ok");
    expect(judgeZones("2026b", null).state).toBe("ok");
    expect(judgeZones("2026b", "2026c").state).toBe("warning");
    expect([judgeJobs(0).state, judgeJobs(1).state]).toEqual(["ok", "warning"]);
  });

  it("goes on after a problem, says it in one line, and ends with 1", async () => {
    const DATA_DIR = folder();
    const lines: string[] = [];
    const print = vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
    vi.stubEnv("DATA_DIR", DATA_DIR);
    vi.stubEnv("DATABASE_URL", `postgres://nobody@${nobody}/nothing`);
    const before = process.exitCode;
    try {
      await runDoctor(loadConfig({ DATA_DIR, REDIS_URL: `redis://${nobody}` }), { asJson: true });

      const { rows } = JSON.parse(lines.join("\n")) as { rows: { check: string; state: string; found: string }[] };
      expect(rows.find(({ check }) => check === "redis")).toMatchObject({ state: "problem" });
      expect(rows.find(({ check }) => check === "database")).toMatchObject({ state: "problem" });
      expect(rows.map(({ check }) => check)).toEqual([...Object.keys(checks), "database"]);
      expect(process.exitCode).toBe(1);
    } finally {
      process.exitCode = before;
      vi.unstubAllEnvs();
      print.mockRestore();
    }
  });
});
