import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import type { EntityManager } from "typeorm";
import { createContext, type Services } from "../../context";
import { toAppError } from "../../../errors";
import { DatabaseWriter } from "./DatabaseWriter";
import { forWrites, Pipelines } from "./Pipelines";
import { likePost, unlikePost } from "../../../features/groups/discussion/likes";
import { createPost } from "../../../features/groups/discussion/postService";
import { createServices } from "../../../start/services";
import { buildPost, buildUser } from "../../../testing/app/factories";
import { StatementCounter } from "../../../testing/database/StatementCounter";
import { findPostgres, openTestDatabase, type TestDatabase } from "../../../testing/database/testDatabase";
import { until } from "../../../testing/app/until";
import { useUsualTimes } from "../../../testing/app/workTimes";

useUsualTimes();

const url = findPostgres();
const describeOnPostgres = url ? describe : describe.skip;
if (!url) console.warn("SKIPPED: writing in one statement. It needs a real PostgreSQL: set TEST_DATABASE_URL.");

describeOnPostgres("writing in one statement", () => {
  let database: TestDatabase;
  let url: string;
  let pipelines: Pipelines;
  let services: Services;
  const db = () => database.dataSource.manager;

  beforeAll(async () => {
    database = await openTestDatabase(new StatementCounter());
    ({ url } = database.dataSource.options as { url: string });
    pipelines = new Pipelines(url, forWrites);
    pipelines.start();
    const writer = new DatabaseWriter(db(), pipelines);
    services = createServices({ db: db(), writer, jwtSecret: "x".repeat(40), rateLimitFactor: 1, redis: null });
    await until(async () => (await pipelines.rows("select 1", [])) !== null);
  });
  afterAll(async () => {
    await pipelines.close();
    await database.close();
  });

  /** A request of this member's. */
  function contextOf({ id }: { id: string }) {
    return createContext(services, {
      viewer: { id, tokenId: id, expiresAt: new Date() },
      hasInvalidToken: false,
      requestId: "",
      ip: "",
      baseUrl: "",
      log: console,
    });
  }

  /** While `work` goes on, another connection holds what `statement` locks. */
  async function whileLocked(statement: string, id: string, work: () => Promise<void>): Promise<void> {
    const holder = new Client({ connectionString: url });
    await holder.connect();
    await holder.query("begin");
    await holder.query(statement, [id]);
    await work();
    await holder.end();
  }

  it("says that a change was lost with its connection, and does not send it again", async () => {
    const user = await buildUser(db(), { name: "Ada" });
    const statement = `update users set name = name || '!' where id = $1 and pg_sleep(0.5) is not null
                       returning pg_backend_pid() as pid`;

    const lost = services.db
      .transaction((tx) => tx.rows(statement, [user.id]))
      .catch((error: unknown) => toAppError(error).code);
    await wait(150);
    await db().query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(0.5)%' and pid <> pg_backend_pid()",
    );

    expect(await lost).toBe("UNAVAILABLE");
    expect(await db().query("select name from users where id = $1", [user.id])).toEqual([{ name: "Ada" }]);
  });

  it("M14 keeps nobody waiting behind writes of a row that others have locked", async () => {
    const [locked, free] = [await buildPost(db()), await buildPost(db())];
    const members = await Promise.all(Array.from({ length: 24 }, () => buildUser(db())));
    const contexts = members.map(contextOf);
    let waiting: Promise<unknown>[] = [];
    const times: number[] = [];

    await whileLocked("select from posts where id = $1 for update", locked.id, async () => {
      waiting = contexts.map((ctx) => likePost(ctx, locked.id));
      for (let round = 0; round < 3; round++) {
        await Promise.all(
          contexts.map(async (ctx) => {
            const start = performance.now();
            await likePost(ctx, free.id);
            await unlikePost(ctx, free.id);
            await createPost(ctx, { text: "Hello" });
            times.push(performance.now() - start);
          }),
        );
      }
    });
    await Promise.all(waiting);

    expect(times).toHaveLength(72);
    expect(Math.max(...times)).toBeLessThan(3_000);
    const [row] = await db().query("select like_count, version from posts where id = $1", [locked.id]);
    expect(row).toEqual({ like_count: 24, version: 25 });
  });

  it("M14 gives up on a lock when the answer is due, and then writes nothing", async () => {
    const [fan, post] = [await buildUser(db()), await buildPost(db())];

    await whileLocked("select from posts where id = $1 for update", post.id, async () => {
      const refused = await Promise.all(
        [1, 2, 3].map(() => likePost(contextOf(fan), post.id).catch((error: unknown) => toAppError(error).code)),
      );
      expect(refused).toEqual(["UNAVAILABLE", "UNAVAILABLE", "UNAVAILABLE"]);
    });
    await wait(300);

    const [row] = await db().query("select like_count from posts where id = $1", [post.id]);
    expect(row).toEqual({ like_count: 0 });
  });

  it("likes what is liked, and unlikes what is not, without waiting for anybody", async () => {
    const [fan, other] = [await buildUser(db()), await buildUser(db())];
    const { id } = await buildPost(db());
    await likePost(contextOf(fan), id);

    await whileLocked("select from posts where id = $1 for update", id, async () => {
      expect(await likePost(contextOf(fan), id)).toMatchObject({ likeCount: 1 });
      expect(await unlikePost(contextOf(other), id)).toMatchObject({ likeCount: 1 });
    });
  });

  it("counts the likes of many at once exactly, those of one member who is in a hurry too", async () => {
    const post = await buildPost(db());
    const members = await Promise.all(Array.from({ length: 30 }, () => buildUser(db())));
    const contexts = members.map(contextOf);

    await Promise.all([...contexts, ...contexts].map((ctx) => likePost(ctx, post.id)));
    await Promise.all(contexts.slice(0, 10).flatMap((ctx) => [unlikePost(ctx, post.id), unlikePost(ctx, post.id)]));

    const [row] = await db().query(
      "select like_count, (select count(*)::int from post_likes where post_id = posts.id) as likes from posts where id = $1",
      [post.id],
    );
    expect(row).toEqual({ like_count: 20, likes: 20 });
  });
});

describe("the writes of a row", () => {
  it("begin in their order, four at once, whether one fails or not; those of other rows run at once", async () => {
    const writer = new DatabaseWriter({} as EntityManager);
    const order: string[] = [];
    const write = (name: string) => async () => {
      order.push(`${name} begins`);
      await wait(20);
      order.push(`${name} ends`);
      if (name === "1") throw new Error("failed");
      return name;
    };

    const ofOneRow = ["1", "2", "3", "4", "5"].map((name) => writer.inTurn("a", write(name)));
    const answers = await Promise.allSettled([...ofOneRow, writer.inTurn("b", write("other"))]);

    expect(answers.map((answer) => (answer.status === "fulfilled" ? answer.value : "failed"))).toEqual([
      ...["failed", "2", "3", "4", "5", "other"],
    ]);
    expect(order.slice(0, 5)).toEqual(["1", "2", "3", "4", "other"].map((name) => `${name} begins`));
    expect(order.indexOf("5 begins")).toBeGreaterThan(order.indexOf("1 ends"));
    expect(writer["limits"].size).toBe(0);
  });
});
