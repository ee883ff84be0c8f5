import { isIP } from "node:net";
import { z } from "zod";
import { StartError } from "../errors";
import { accountRates } from "../features/accounts/limits";
import { notificationMails } from "../features/notifications/limits";
import { readBucketAddress } from "../features/pictures/store/bucketAddress";
import { weaknessOf } from "../platform/secretStrength";
import { withSecretFiles } from "./secretFiles";

const flag = z.stringbool({ truthy: ["true", "1", "yes", "on"], falsy: ["false", "0", "no", "off"] });

const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be an address starting with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  });

const isOrigin = (value: string) => new URL(value).href === `${new URL(value).origin}/`;

/** An origin as browsers send it; with a trailing slash or capital letters it would never match. */
const origin = url("http:", "https:")
  .pipe(
    z.string().refine(isOrigin, {
      message: "must be origins, as https://app.example, without a path, a query or a password",
    }),
  )
  .transform((value) => new URL(value).origin);

/** The site's own address: its pages are at `/`, so that no path can stand before them. */
const siteAddress = url("http:", "https:").pipe(
  z.string().refine(isOrigin, {
    message: "must be an address without a path, a query or a password, as https://circle.example",
  }),
);

const mailServer = url("smtp:", "smtps:").pipe(
  z.string().refine((value) => new URL(value).hostname !== "", {
    message: "must name the host of the mail server, as smtp://mail.example:587",
  }),
);

/** Marks a variable that holds a secret. It can also be in a file, see `withSecretFiles`. */
const secret = <T extends z.ZodType>(schema: T): T => schema.meta({ isSecret: true });

/** A proxy that Fastify trusts: an address, a network, or a named group of networks. */
const proxy = z
  .string()
  .refine((value) => ["loopback", "linklocal", "uniquelocal"].includes(value) || isNetwork(value), {
    message: "must be addresses or networks, as 10.0.0.1 or 10.0.0.0/8, or loopback, linklocal or uniquelocal",
  });

function isNetwork(value: string): boolean {
  const [, address = "", bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(value) ?? [];
  const version = isIP(address);
  return version !== 0 && (bits === undefined || (Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128)));
}

/** A mail address, optionally with a name before it; without line breaks, which could inject a header. */
const mailbox = z.string().regex(/^([^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, {
  message: "must be an e-mail address, as in Study Circle <hello@example.com>",
});

const list = z.string().transform((value) =>
  value
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);

/** The name of a host, as in the address of a page: no scheme, port or path. */
const hostName = z
  .string()
  .toLowerCase()
  .regex(/^(?=.{4,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/, {
    message: "must be names of hosts, as books.example.org",
  });

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
  PUBLIC_URL: siteAddress.optional(),
  DATABASE_URL: secret(url("postgres:", "postgresql:").optional()),
  DATABASE_REPLICA_URLS: z.string().optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 200).default(10),
  DATA_DIR: z.string().min(1, "must be a folder").default(".data"),
  PICTURES_URL: secret(
    z
      .string()
      .transform((value) => readBucketAddress(value))
      .refine((value) => value !== null, { message: "must be as s3://KEY:SECRET@host/bucket" })
      .optional(),
  ),
  REDIS_URL: secret(url("redis:", "rediss:").optional()),
  JWT_SECRET: secret(z.string().optional()),
  JWT_SECRET_PREVIOUS: secret(z.string().optional()),
  JOBS: z.enum(["inside", "apart"]).default("inside"),
  SMTP_URL: secret(mailServer.optional()),
  MAIL_FROM: mailbox.optional(),
  MAIL_WAIT_SECONDS: wholeNumber(0, 86_400).default(notificationMails.waitSeconds),
  PASSKEYS: flag.default(true),
  SEED_DEMO: flag.optional(),
  CORS_ORIGINS: list.pipe(z.array(origin)).default([]),
  TRUSTED_PROXIES: list.pipe(z.array(proxy)).default([]),
  SIGN_UPS_PER_ADDRESS: wholeNumber(1, 100_000).default(accountRates.signUpsPerAddress.points),
  RATE_LIMIT_FACTOR: z.coerce.number({ error: "must be a number" }).positive("must be above 0").default(1),
  TIME_LIMIT_FACTOR: z.coerce.number({ error: "must be a number" }).min(1, "must be at least 1").default(1),
  NEW_MEMBER_LIMITS: flag.optional(),
  REST_LIST_LIMIT: wholeNumber(1, 10_000).default(1_000),
  GRAPHQL_PLAYGROUND: flag.default(true),
  GRAPHQL_INTROSPECTION: flag.default(true),
  BOOK_ENCODER: flag.default(true),
  COVER_HOSTS: list.pipe(z.array(hostName)).default([]),
  GRAVATAR: flag.default(true),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export const environmentNames = Object.keys(environment.shape);

/** Those that can be in files, too. */
export const secretNames = Object.entries(environment.shape)
  .filter(([, schema]) => schema.meta()?.isSecret === true)
  .map(([name]) => name);

export type Environment = z.infer<typeof environment>;

/** Reads and validates the whole environment; an empty variable counts as unset. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(withSecretFiles(set, secretNames));
  if (!parsed.success) throw new StartError(parsed.error.issues.map(describe).join("\n"));
  const values = parsed.data;
  const production = values.NODE_ENV === "production";
  checkSecrets(values, production);
  checkDatabaseUse(values);
  checkPorts(values);
  if (production) checkPublicUrl(values);
  return values;
}

/** 0 picks a free one. */
function checkPorts({ PORT, METRICS_PORT }: Environment): void {
  if (PORT === 0 || PORT !== METRICS_PORT) return;
  throw new StartError(`METRICS_PORT must not be PORT (${PORT}): metrics have a port of their own.`);
}

/** Links in mail and passkeys use the site's address, which must not come from a request. */
function checkPublicUrl({ PUBLIC_URL, SMTP_URL, PASSKEYS }: Environment): void {
  if (PUBLIC_URL || (!SMTP_URL && !PASSKEYS)) return;
  const users = [...(SMTP_URL ? ["links in mail"] : []), ...(PASSKEYS ? ["passkeys"] : [])].join(" and ");
  const without = [...(SMTP_URL ? ["without SMTP_URL"] : []), ...(PASSKEYS ? ["with PASSKEYS=off"] : [])].join(" and ");
  throw new StartError(
    `PUBLIC_URL must be set in production, to the address that people use, as https://circle.example: ${users} need it. ` +
      `To run without it, start ${without}.`,
  );
}

function describe(issue: z.core.$ZodIssue): string {
  const reason = issue.code === "invalid_value" ? `must be one of ${issue.values.join(", ")}` : issue.message;
  return `${String(issue.path[0])} ${reason.replace(/^Invalid input: /, "")}.`;
}

/** With a weak or missing secret anyone could sign tokens, so the server does not start. */
function checkSecrets({ JWT_SECRET: secret, JWT_SECRET_PREVIOUS: earlier }: Environment, production: boolean): void {
  for (const [name, value] of Object.entries({ JWT_SECRET: secret, JWT_SECRET_PREVIOUS: earlier })) {
    const weakness = value === undefined ? null : weaknessOf(value);
    if (weakness !== null) throw new StartError(`${name} ${weakness}. Make one with: openssl rand -base64 48`);
  }
  if (earlier !== undefined && earlier === secret)
    throw new StartError("JWT_SECRET_PREVIOUS is the same as JWT_SECRET: set JWT_SECRET to the new one.");
  if (production && secret === undefined) {
    throw new StartError("JWT_SECRET must be set in production, to at least 32 random bytes.");
  }
}

function checkDatabaseUse(values: Environment): void {
  if (values.DATABASE_REPLICA_URLS?.trim()) {
    throw new StartError("DATABASE_REPLICA_URLS is not supported: remove it. Everything is read from DATABASE_URL.");
  }
  if (values.DATABASE_URL) return;
  if (values.JOBS === "apart") {
    throw new StartError("JOBS can be apart only with DATABASE_URL: the embedded database belongs to one process.");
  }
}
