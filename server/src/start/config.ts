import path from "node:path";
import { type Environment, readEnvironment } from "./environment";
import type { BucketAddress } from "../features/pictures/store/bucketAddress";
import type { DatabaseConfig } from "../platform/database/openDatabase";
import { multiplyWorkTimes } from "../platform/limits/limits";
import type { MailConfig } from "../platform/mail/Mail";
import { findPasskeySite, type PasskeySite } from "../features/accounts/passkeys/passkeySite";

export interface Config extends DatabaseConfig {
  production: boolean;
  host: string;
  port: number;
  /** null: metrics are not served. */
  metrics: { host: string; port: number } | null;
  publicUrl: string | null;
  /** Where pictures are stored; null: in the data folder. */
  bucket: BucketAddress | null;
  redisUrl: string | null;
  /** Whether the server runs jobs itself, or leaves them to `npm run jobs`. */
  runsJobs: boolean;
  mail: MailConfig;
  /** null: passkeys are disabled, or not possible for the site's address. */
  passkeySite: PasskeySite | null;
  /** null: a secret is generated and stored in the data folder. */
  jwtSecret: string | null;
  /** The one before it: what it has signed counts, too. */
  earlierSecret: string | null;
  seedDemo: boolean;
  corsOrigins: readonly string[];
  trustedProxies: readonly string[];
  rateLimitFactor: number;
  timeLimitFactor: number;
  /** In half an hour. */
  signUpsPerAddress: number;
  /** Whether members have stricter limits on their first day. */
  limitsNewMembers: boolean;
  restListLimit: number;
  playground: boolean;
  introspection: boolean;
  /** Whether recommendations compare the meaning of goals and books too. */
  bookEncoder: boolean;
  /** The hosts from which pages may load book covers; none by default. */
  coverHosts: readonly string[];
  gravatar: boolean;
  logLevel: string;
}

/** The configuration of a process that serves or runs jobs; its time limits follow it. */
export function configOfProcess(): Readonly<Config> {
  const config = loadConfig(process.env);
  multiplyWorkTimes(config.timeLimitFactor);
  return config;
}

/** Reads the configuration from the environment. */
export function loadConfig(env: NodeJS.ProcessEnv): Readonly<Config> {
  const values = readEnvironment(env);
  const production = values.NODE_ENV === "production";
  const mail = mailConfig(values, production);
  return Object.freeze({
    production,
    host: values.HOST,
    port: values.PORT,
    metrics: values.METRICS_PORT === undefined ? null : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, "") ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    dataDir: values.DATA_DIR,
    bucket: values.PICTURES_URL ?? null,
    redisUrl: values.REDIS_URL ?? null,
    runsJobs: values.JOBS === "inside",
    mail,
    passkeySite: values.PASSKEYS ? findPasskeySite(mail.siteUrl) : null,
    jwtSecret: values.JWT_SECRET ?? null,
    earlierSecret: values.JWT_SECRET_PREVIOUS ?? null,
    seedDemo: values.SEED_DEMO ?? (!production && !values.DATABASE_URL),
    corsOrigins: values.CORS_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    timeLimitFactor: values.TIME_LIMIT_FACTOR,
    signUpsPerAddress: values.SIGN_UPS_PER_ADDRESS,
    limitsNewMembers: values.NEW_MEMBER_LIMITS ?? production,
    restListLimit: values.REST_LIST_LIMIT,
    playground: values.GRAPHQL_PLAYGROUND,
    introspection: values.GRAPHQL_INTROSPECTION,
    bookEncoder: values.BOOK_ENCODER,
    coverHosts: values.COVER_HOSTS,
    gravatar: values.GRAVATAR,
    logLevel: values.LOG_LEVEL,
  });
}

function mailConfig(values: Environment, production: boolean): MailConfig {
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL, PORT, DATA_DIR, TRUSTED_PROXIES } = values;
  const siteUrl = (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, "");
  const keepsMail = !SMTP_URL && !production;
  return {
    smtpUrl: SMTP_URL ?? null,
    folder: keepsMail ? path.join(DATA_DIR, "mail") : null,
    hasViewer: keepsMail && TRUSTED_PROXIES.length === 0,
    waitSeconds: values.MAIL_WAIT_SECONDS,
    from: MAIL_FROM ?? `Study Circle <no-reply@${new URL(siteUrl).hostname}>`,
    siteUrl,
  };
}
