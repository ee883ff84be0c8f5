import path from "node:path";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import type { EntityManager } from "typeorm";
import type { User } from "../../features/accounts/users/User";
import { type App, type AppDeps, createApp } from "../../app";
import { type Config, loadConfig } from "../../start/config";
import { Tokens } from "../../platform/auth/tokens";
import type { Services } from "../../platform/context";
import type { PresentedError } from "../../edges/graphql/pipeline/presentError";
import { parts } from "../../platform/parts";
import { findPasskeySite } from "../../features/accounts/passkeys/passkeySite";
import type { MailTransport, OutgoingMail } from "../../platform/mail/MailTransport";
import { SmtpTransport } from "../../platform/mail/SmtpTransport";
import { FolderStore } from "../../features/pictures/store/FolderStore";
import type { PictureStore } from "../../features/pictures/store/PictureStore";
import { createServices } from "../../start/services";
import { temporaryFolder } from "./temporaryFolder";
import { clearJobs, runDueJobs, type WaitingJob, waitingJobs } from "./dueJobs";
import { StatementCounter } from "../database/StatementCounter";
import { openTestDatabase, type TestDatabase } from "../database/testDatabase";

export const jwtSecret = "a secret for the tests, of more than 32 bytes";

const tokens = new Tokens(jwtSecret);

interface Options {
  config?: Partial<Config>;
  /** Multiplies all rates; high by default, so that only tests of the rates meet them. */
  rateLimitFactor?: number;
  /** What is sent by mail lies in `mails`; false: the site sends none. */
  hasMail?: boolean;
  /** A mail server of the test's own; then `mails` stays empty. */
  smtpUrl?: string;
  /** What main.ts would give besides. */
  /** Default: a folder of its own. */
  pictureStore?: PictureStore;
  deps?: Pick<AppDeps, "clientFolder" | "isReady" | "logger">;
}

interface GraphQLAnswer {
  status: number;
  headers: LightMyRequestResponse["headers"];
  // Whatever the operation asked for: each test knows the shape it reads.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
  errors?: {
    message: string;
    path?: unknown[];
    extensions: PresentedError["extensions"];
  }[];
}

interface Asking {
  as?: User;
  token?: string;
  ip?: string;
  headers?: Record<string, string>;
}

/** The whole server on a database of its own, spoken to as clients do. */
export class TestApp {
  private readonly started = new Map<string, { token: string; version: number }>();

  constructor(
    readonly app: App,
    readonly services: Services,
    readonly counter: StatementCounter,
    private readonly database: TestDatabase,
    /** What was sent by mail, oldest first; `runJobs` sends what waits. */
    readonly mails: OutgoingMail[] = [],
  ) {}

  get http(): FastifyInstance {
    return this.app.http;
  }

  get db(): EntityManager {
    return this.services.db.access.primary;
  }

  /** Of a session that is not stored, as before sessions were: its first use stores it. */
  tokenOf(user: User): string {
    return tokens.sign(user).token;
  }

  async graphql(query: string, variables: Record<string, unknown> = {}, asking: Asking = {}): Promise<GraphQLAnswer> {
    const response = await this.request({ method: "POST", url: "/graphql", payload: { query, variables } }, asking);
    const body = response.json<Pick<GraphQLAnswer, "data" | "errors">>();
    return { status: response.statusCode, headers: response.headers, ...body };
  }

  /** Any HTTP request, with the asking member's token. */
  async request(options: InjectOptions, { as, token: given, ip, headers }: Asking = {}) {
    const token = given ?? (as && (await this.sessionOf(as)));
    return this.http.inject({
      ...options,
      ...(ip ? { remoteAddress: ip } : {}),
      headers: { ...options.headers, ...headers, ...(token === undefined ? {} : { "x-auth-token": token }) },
    });
  }

  /** A member confirms who they are, as with `confirmIdentity`, in the session of a token or in their usual one. */
  async confirm(member: User | string): Promise<void> {
    const { sessions } = this.services;
    const viewer = await sessions.find(typeof member === "string" ? member : await this.sessionOf(member));
    if (viewer) await sessions.confirm(viewer);
  }

  /** One session for all requests of a member: of more than twenty, the oldest would end. */
  private async sessionOf(user: User): Promise<string> {
    const known = this.started.get(user.id);
    if (known?.version === user.tokenVersion && (await this.services.sessions.find(known.token))) return known.token;
    const { token } = await this.services.sessions.start(user);
    this.started.set(user.id, { token, version: user.tokenVersion });
    return token;
  }

  /** Runs the jobs that are due, those that they send too. `alsoDelayed`: first those that wait for their time as well. */
  runJobs(options: { alsoDelayed?: boolean } = {}): Promise<void> {
    return runDueJobs(this.services, parts().jobs, options);
  }

  /** The waiting jobs of this name. */
  async waitingJobs(name: string): Promise<WaitingJob[]> {
    return (await waitingJobs(this.db)).filter(({ job }) => job === name);
  }

  clearJobs(): Promise<void> {
    return clearJobs(this.db);
  }

  /** The token in the newest mail that links to this page. Other mails may be newer. */
  linkToken(page: string, name = "token"): string {
    const link = new RegExp(`/${page}#${name}=([\\w-]{43})\n`);
    return this.mails.map(({ text }) => link.exec(text)?.[1] ?? "").findLast(Boolean) ?? "";
  }

  async close(): Promise<void> {
    await this.http.close();
    await this.services.counts.close();
    await this.database.close();
  }
}

export async function startTestApp({
  config,
  rateLimitFactor = 10_000,
  hasMail = true,
  smtpUrl,
  pictureStore = new FolderStore(path.join(temporaryFolder("pictures"), "new")),
  deps,
}: Options = {}): Promise<TestApp> {
  const counter = new StatementCounter();
  const database = await openTestDatabase(counter);
  const settings = { ...loadConfig({ NODE_ENV: "test", GRAVATAR: "false" }), ...config };
  const db = database.dataSource.manager;
  const mails: OutgoingMail[] = [];
  const kept: MailTransport = {
    check: async () => undefined,
    async send(mail) {
      mails.push(mail);
    },
  };
  const { waitSeconds } = settings.mail;
  const transport = smtpUrl ? new SmtpTransport(smtpUrl) : kept;
  const mail = {
    transport: hasMail ? transport : null,
    from: "circle@example.com",
    siteUrl: "https://circle.example",
    waitSeconds,
  };
  const passkeySite = findPasskeySite(mail.siteUrl);
  const services = createServices({
    db,
    jwtSecret,
    rateLimitFactor,
    gravatar: settings.gravatar,
    limitsNewMembers: settings.limitsNewMembers,
    signUpsPerAddress: settings.signUpsPerAddress,
    redis: null,
    mail,
    passkeySite,
    pictureStore,
  });
  const app = await createApp({ config: settings, services, ...deps });
  await app.http.ready();
  return new TestApp(app, services, counter, database, mails);
}

/** Starts the server before the tests of a file and stops it after them. */
export function useTestApp(options: Options = {}): () => TestApp {
  let app: TestApp | null = null;
  const running = () => {
    if (!app) throw new Error("The app runs during the tests of a file only");
    return app;
  };
  beforeAll(async () => {
    app = await startTestApp(options);
  });
  afterAll(async () => {
    await running().close();
    // Vitest keeps the functions of all test files, and what they refer to.
    app = null;
  });
  return running;
}
