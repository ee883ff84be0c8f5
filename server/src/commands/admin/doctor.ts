import { existsSync, statfsSync, statSync } from "node:fs";
import path from "node:path";
import { Redis } from "ioredis";
import { findMigrations } from "../../platform/database/findMigrations";
import { openMail } from "../../platform/mail/Mail";
import type { Config } from "../../start/config";
import type { ActResult } from "../../platform/admin/acts";
import { findSecrets } from "../../start/secret";
import { describeFailure } from "../../start/startFailure";
import { findLastBackup } from "./lastBackup";
import { printResult } from "./printResult";
import { withSite } from "./withSite";

type State = "ok" | "warning" | "problem";

interface Finding {
  state: State;
  found: string;
  /** What to do. */
  advice?: string;
}

type Check = (config: Config) => Finding | Promise<Finding>;

const ok = (found: string): Finding => ({ state: "ok", found });

/** Clocks that differ by more make links and sessions end at wrong times. */
const maxClockSeconds = 5;
const minFreeShare = 0.1;
const maxBackupHours = 48;

/** What needs no database. Changes nothing. */
export const checks: Readonly<Record<string, Check>> = {
  secret: (config) => {
    if (config.jwtSecret !== null) return ok("JWT_SECRET");
    // The first start makes one.
    if (!existsSync(path.resolve(config.dataDir, "jwt-secret")))
      return { state: "warning", found: "none in DATA_DIR yet", advice: "Is it the folder of the site?" };
    const { earlierSecret } = findSecrets(config);
    return ok(earlierSecret === null ? "in DATA_DIR" : "in DATA_DIR, changed lately");
  },
  "data folder": ({ dataDir }) => {
    const mode = statSync(dataDir).mode & 0o777;
    if (mode & 0o077)
      return {
        state: "warning",
        found: mode.toString(8),
        advice: "Only the user of the server should be able to open it: chmod 700.",
      };
    return ok(path.resolve(dataDir));
  },
  disk: ({ dataDir }) => {
    const { bavail, blocks, bsize } = statfsSync(dataDir);
    const found = `${((bavail * bsize) / 1e9).toFixed(1)} GB free`;
    if (bavail / blocks < minFreeShare)
      return { state: "problem", found, advice: "Less than a tenth is free: make room." };
    return ok(found);
  },
  mail: async ({ mail: config, production }) => {
    const { transport } = openMail(config);
    if (!transport)
      return {
        state: production ? "warning" : "ok",
        found: "none",
        advice: "Without SMTP_URL nobody can reset a password.",
      };
    await transport.check();
    return ok(config.smtpUrl ? "the mail server is ready" : "kept in DATA_DIR/mail");
  },
  redis: async ({ redisUrl }) => {
    if (!redisUrl) return ok("none, for one process");
    const redis = new Redis(redisUrl, {
      lazyConnect: true,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
      connectTimeout: 2_000,
    });
    redis.on("error", () => undefined);
    try {
      await redis.connect();
      await redis.ping();
      return ok("answers");
    } finally {
      redis.disconnect();
    }
  },
  proxies: ({ publicUrl, trustedProxies, production }) => {
    const isBehind = production && publicUrl?.startsWith("https:") === true;
    if (!isBehind || trustedProxies.length > 0) return ok(trustedProxies.join(", ") || "none");
    return {
      state: "warning",
      found: "none",
      advice: "Behind a proxy set TRUSTED_PROXIES, or all visitors share the limits of its address.",
    };
  },
  backup: ({ dataDir }) => {
    const last = findLastBackup(dataDir);
    if (!last) return { state: "warning", found: "never", advice: "npm run admin -- backup FILE" };
    const hours = (Date.now() - Date.parse(last.finishedAt)) / 3_600_000;
    if (hours > maxBackupHours)
      return { state: "problem", found: `${Math.round(hours)} hours old`, advice: "Is the timer on?" };
    return ok(`${Math.round(hours)} hours old: ${last.file}`);
  },
};

/** `doctor`: what is right and what is wrong with a site, in a table. The exit status is 1 with a problem. */
export async function runDoctor(config: Config, { asJson }: { asJson: boolean }): Promise<void> {
  const rows = [];
  for (const [name, check] of Object.entries(checks)) rows.push(toRow(name, await attempt(() => check(config))));
  rows.push(...(await checkDatabase()));
  printResult({ rows }, { asJson, isDry: false });
  if (rows.some(({ state }) => state === "problem")) process.exitCode = 1;
}

const toRow = (check: string, { state, found, advice }: Finding) => ({ check, state, found, advice: advice ?? "" });

async function attempt(work: () => Finding | Promise<Finding>): Promise<Finding> {
  try {
    return await work();
  } catch (error) {
    return { state: "problem", found: String(describeFailure(error)).split("\n")[0] ?? "" };
  }
}

/** As the process sees it that has it: a server, or this command. */
async function checkDatabase() {
  const rows: ReturnType<typeof toRow>[] = [];
  const database = await attempt(async () => {
    let facts: ActResult["facts"] = {};
    await withSite(async (ask) => void (facts = (await ask("site.check", {}, false)).facts ?? {}));
    rows.push(toRow("clock", judgeClock(facts.clockSeconds)), toRow("tables", await judgeTables(facts.schema)));
    rows.push(toRow("time zones", judgeZones(facts.zoneData, facts.newestZoneData)));
    rows.push(toRow("failed jobs", judgeJobs(facts.failedJobs)));
    return ok(`PostgreSQL ${String(facts.postgres)}`);
  });
  return [toRow("database", database), ...rows];
}

export function judgeClock(seconds: unknown): Finding {
  const found = `${String(seconds)} s from the database's`;
  if (typeof seconds === "number" && Math.abs(seconds) <= maxClockSeconds) return ok(found);
  return { state: "problem", found, advice: "Set the clock by NTP, on both machines." };
}

export async function judgeTables(last: unknown): Promise<Finding> {
  const known: unknown[] = (await findMigrations()).map(({ name }) => name);
  if (known.at(-1) === last) return ok(String(last));
  if (!known.includes(last))
    return {
      state: "problem",
      found: String(last),
      advice: "The tables are those of a newer version: start that one.",
    };
  return {
    state: "warning",
    found: String(last),
    advice: `This version has ${String(known.at(-1))}: they are brought up at the next start.`,
  };
}

export function judgeZones(own: unknown, newest: unknown): Finding {
  if (newest === null || String(own) >= String(newest)) return ok(String(own));
  return { state: "warning", found: String(own), advice: `Another process has ${String(newest)}: update Node.js.` };
}

export const judgeJobs = (count: unknown): Finding =>
  count === 0 ? ok("none") : { state: "warning", found: String(count), advice: "npm run admin -- jobs list" };
