import type { User } from "../features/accounts/User";
import { createApp } from "../app";
import { loadConfig } from "../platform/config";
import { createServices } from "../services";
import { buildPost, buildProfile, buildUser } from "./factories";
import { jwtSecret, TestApp, useTestApp } from "./harness";
import { StatementCounter } from "./StatementCounter";
import { DatabaseReader, type Reader } from "../platform/database/access/Reader";

export const template = useTestApp();

/** Reads like the one that it is given and counts how often and how, but for session checks; empty, it has no rows. */
class CountingReader implements Reader {
  count = 0;
  ways = new Set<"shared" | "own">();
  isEmpty = false;

  constructor(
    private readonly reader: Reader,
    readonly primary: Reader | null = null,
  ) {}

  rows<T>(statement: string, values?: unknown[], reach = 1): Promise<T[]> {
    // Every request with a token checks its session on the primary, which knows at once that one has ended.
    if (/\bsessions\b/.test(statement)) return this.reader.rows<T>(statement, values);
    this.count++;
    this.ways.add(reach > 1_000 ? "own" : "shared");
    return this.isEmpty ? Promise.resolve([]) : this.reader.rows<T>(statement, values, reach);
  }
}

export let app: TestApp;

export let primary: CountingReader;

export let replica: CountingReader;

export let reader: User;

export let author: string;

export let postId: string;

beforeAll(async () => {
  const { db } = template();
  primary = new CountingReader(new DatabaseReader(db));
  replica = new CountingReader(new DatabaseReader(db), primary);
  const replicas = [{ name: "replica", reader: replica, isUsable: true, behindMs: 0 }];
  const services = createServices({
    db,
    readers: { primary, replicas },
    jwtSecret,
    rateLimitFactor: 1_000,
    redis: null,
  });
  const started = await createApp({ config: loadConfig({ NODE_ENV: "test", GRAVATAR: "false" }), services });
  app = new TestApp(started, services, new StatementCounter(), { close: async () => undefined } as never);
  reader = await buildUser(db);
  const profile = await buildProfile(db);
  author = profile.userId;
  postId = (await buildPost(db, { authorId: author })).id;
  for (let n = 0; n < 12; n++) await buildPost(db);
  // The first goal of a process looks for an index, which is not there.
  await app.graphql(`{ recommendBooks(goal: "algebra") { nodes { title } } }`, {}, { as: reader });
});

afterAll(() => app.http.close());

beforeEach(() => {
  primary.count = replica.count = 0;
  replica.isEmpty = false;
});

/** Which of the two a piece of work read from. */
export async function placesOf(work: () => Promise<unknown>): Promise<string[]> {
  primary.count = replica.count = 0;
  await work();
  return [...(primary.count > 0 ? ["primary"] : []), ...(replica.count > 0 ? ["replica"] : [])];
}

export async function ask(query: string, variables: Record<string, unknown>, as: User) {
  const answer = await app.graphql(query, variables, { as });
  expect(answer.errors).toBeUndefined();
  return answer.data;
}
