import path from "node:path";
import { z } from "zod";
import { StartError } from "../errors";
import { findPasskeySite, type PasskeySite } from "./passkeySite";
import { weaknessOf } from "./secretStrength";

const flag = z.stringbool({ truthy: ["true", "1", "yes", "on"], falsy: ["false", "0", "no", "off"] });

const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be an address starting with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  });

/** An address, or a name with one in angle brackets; nothing that could begin another header. */
const mailbox = z.string().regex(/^([^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, {
  message: "must be an e-mail address, as in Study Circle <hello@example.com>",
});

const list = z.string().transform((value) =>
  value
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number({ error: "must be a number" })
    .int("must be a whole number")
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

/** Every variable the server reads, with its default; docs/settings.md is checked against these names. */
const environment = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  HOST: z.string().min(1, "must be a host name or an address").default("127.0.0.1"),
  PORT: wholeNumber(0, 65_535).default(4000),
  METRICS_HOST: z.string().min(1, "must be a host name or an address").default("127.0.0.1"),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  PUBLIC_URL: url("http:", "https:").optional(),
  DATABASE_URL: url("postgres:", "postgresql:").optional(),
  DATABASE_REPLICA_URLS: list.pipe(z.array(url("postgres:", "postgresql:"))).default([]),
  DATABASE_POOL_SIZE: wholeNumber(1, 200).default(10),
  DATA_DIR: z.string().min(1, "must be a folder").default(".data"),
  REDIS_URL: url("redis:", "rediss:").optional(),
  JWT_SECRET: z.string().optional(),
  JOBS: z.enum(["inside", "apart"]).default("inside"),
  SMTP_URL: url("smtp:", "smtps:").optional(),
  MAIL_FROM: mailbox.optional(),
  SEED_DEMO: flag.optional(),
  CORS_ORIGINS: list.pipe(z.array(url("http:", "https:"))).default([]),
  TRUSTED_PROXIES: list.default([]),
  RATE_LIMIT_FACTOR: z.coerce.number({ error: "must be a number" }).positive("must be above 0").default(1),
  REST_LIST_LIMIT: wholeNumber(1, 10_000).default(1_000),
  GRAPHQL_PLAYGROUND: flag.default(true),
  GRAPHQL_INTROSPECTION: flag.default(true),
  GRAVATAR: flag.default(true),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export const environmentNames = Object.keys(environment.shape);

/** Where mail goes: to a server, into a folder in development, or nowhere. */
export interface MailConfig {
  smtpUrl: string | null;
  /** null: mail is not kept in a folder. */
  folder: string | null;
  /** Whether `/mail` shows the mails of the folder. */
  hasViewer: boolean;
  from: string;
  /** The site's address in links; from the settings alone, never from a request. */
  siteUrl: string;
}

export interface Config {
  production: boolean;
  host: string;
  port: number;
  /** null: metrics are not served. */
  metrics: { host: string; port: number } | null;
  publicUrl: string | null;
  databaseUrl: string | null;
  replicaUrls: readonly string[];
  databasePoolSize: number;
  dataDir: string;
  redisUrl: string | null;
  /** Whether the server runs jobs itself, or leaves them to `npm run jobs`. */
  runsJobs: boolean;
  mail: MailConfig;
  /** null: this site has no passkeys. In production they need its name, PUBLIC_URL. */
  passkeySite: PasskeySite | null;
  /** null: the embedded default makes one and keeps it in its data folder. */
  jwtSecret: string | null;
  seedDemo: boolean;
  corsOrigins: readonly string[];
  trustedProxies: readonly string[];
  rateLimitFactor: number;
  restListLimit: number;
  playground: boolean;
  introspection: boolean;
  gravatar: boolean;
  logLevel: string;
}

/** Reads and validates the whole environment once; an empty variable counts as unset. */
export function loadConfig(env: NodeJS.ProcessEnv): Readonly<Config> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(set);
  if (!parsed.success) throw new StartError(parsed.error.issues.map(describe).join("\n"));
  const values = parsed.data;
  const production = values.NODE_ENV === "production";
  checkSecret(values.JWT_SECRET, production);
  checkDatabaseUse(values);
  const mail = mailConfig(values, production);
  return Object.freeze({
    production,
    host: values.HOST,
    port: values.PORT,
    metrics: values.METRICS_PORT === undefined ? null : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, "") ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    replicaUrls: values.DATABASE_REPLICA_URLS,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    dataDir: values.DATA_DIR,
    redisUrl: values.REDIS_URL ?? null,
    runsJobs: values.JOBS === "inside",
    mail,
    passkeySite: production && !values.PUBLIC_URL ? null : findPasskeySite(mail.siteUrl),
    jwtSecret: values.JWT_SECRET ?? null,
    seedDemo: values.SEED_DEMO ?? (!production && !values.DATABASE_URL),
    corsOrigins: values.CORS_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    restListLimit: values.REST_LIST_LIMIT,
    playground: values.GRAPHQL_PLAYGROUND,
    introspection: values.GRAPHQL_INTROSPECTION,
    gravatar: values.GRAVATAR,
    logLevel: values.LOG_LEVEL,
  });
}

function mailConfig(values: z.infer<typeof environment>, production: boolean): MailConfig {
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL, PORT, DATA_DIR, TRUSTED_PROXIES } = values;
  if (production && SMTP_URL && !PUBLIC_URL) {
    throw new StartError("PUBLIC_URL must be set where mail is sent: links in mail lead there.");
  }
  const siteUrl = (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, "");
  const keepsMail = !SMTP_URL && !production;
  return {
    smtpUrl: SMTP_URL ?? null,
    folder: keepsMail ? path.join(DATA_DIR, "mail") : null,
    hasViewer: keepsMail && TRUSTED_PROXIES.length === 0,
    from: MAIL_FROM ?? `Study Circle <no-reply@${new URL(siteUrl).hostname}>`,
    siteUrl,
  };
}

function describe(issue: z.core.$ZodIssue): string {
  const reason = issue.code === "invalid_value" ? `must be one of ${issue.values.join(", ")}` : issue.message;
  return `${String(issue.path[0])} ${reason.replace(/^Invalid input: /, "")}.`;
}

/** In production a guessable or missing secret would let anyone sign tokens, so the start is refused. */
function checkSecret(secret: string | undefined, production: boolean): void {
  const weakness = secret === undefined ? null : weaknessOf(secret);
  if (weakness !== null) throw new StartError(`JWT_SECRET ${weakness}. Make one with: openssl rand -base64 48`);
  if (production && secret === undefined) {
    throw new StartError("JWT_SECRET must be set in production, to at least 32 random bytes.");
  }
}

function checkDatabaseUse(values: z.infer<typeof environment>): void {
  if (values.DATABASE_URL) return;
  if (values.DATABASE_REPLICA_URLS.length > 0) {
    throw new StartError("DATABASE_REPLICA_URLS needs DATABASE_URL: the database that these are replicas of.");
  }
  if (values.JOBS === "apart") {
    throw new StartError("JOBS can be apart only with DATABASE_URL: the embedded database belongs to one process.");
  }
}
