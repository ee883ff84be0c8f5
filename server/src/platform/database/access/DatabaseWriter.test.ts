import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { createContext } from "../../context";
import { toAppError } from "../../../errors";
import { likePost, unlikePost } from "../../../features/posts/likes";
import { createPost } from "../../../features/posts/postService";
import { createServices } from "../../../services";
import { buildPost, buildUser } from "../../../testing/factories";
import { StatementCounter } from "../../../testing/StatementCounter";
import { findPostgres, openTestDatabase, type TestDatabase } from "../../../testing/testDatabase";
import { DatabaseWriter } from "./DatabaseWriter";
import { maxWritesInFlight, Pipelines, shortLockTimeout } from "./Pipelines";

const url = findPostgres();
const describeOnPostgres = url ? describe : describe.skip;
if (!url)
  console.warn("SKIPPED: writing over pipelined connections. It needs a real PostgreSQL: set TEST_DATABASE_URL.");

describeOnPostgres("writing over pipelined connections", () => {
  let database: TestDatabase;
  let pipelines: Pipelines;
  let writer: DatabaseWriter;
  let url: string;
  const db = () => database.dataSource.manager;

  beforeAll(async () => {
    database = await openTestDatabase(new StatementCounter());
    ({ url } = database.dataSource.options as { url: string });
    pipelines = new Pipelines(url, maxWritesInFlight, shortLockTimeout);
    pipelines.start();
    writer = new DatabaseWriter({ db: db(), pipelines, poolSize: 10 });
    while ((await pipelines.rows("select 1", [])) === null) await wait(20);
  });
  afterAll(async () => {
    await pipelines.close();
    await database.close();
  });

  const rename = (id: string, name: string) =>
    writer.rows<{ name: string }>("update users set name = $2 where id = $1 returning name", [id, name]);

  /** A request of this member's. */
  function contextOf({ id }: { id: string }) {
    const services = createServices({ db: db(), writer, jwtSecret: "x".repeat(40), rateLimitFactor: 1, redis: null });
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

  it("gives back the rows of a change", async () => {
    const { id } = await buildUser(db());

    expect(await rename(id, "Ada")).toEqual([{ name: "Ada" }]);
  });

  it("says that a change was lost with its connection, and does not send it again", async () => {
    const user = await buildUser(db(), { name: "Ada" });
    const statement = `update users set name = name || '!' where id = $1 and pg_sleep(0.5) is not null
                       returning pg_backend_pid() as pid`;

    const lost = writer.rows(statement, [user.id]).catch((error: unknown) => toAppError(error).code);
    await wait(150);
    await db().query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(0.5)%' and pid <> pg_backend_pid()",
    );

    expect(await lost).toBe("UNAVAILABLE");
    expect(await db().query("select name from users where id = $1", [user.id])).toEqual([{ name: "Ada" }]);
    expect(await rename(user.id, "Bo")).toEqual([{ name: "Bo" }]);
  });

  it("keeps no more than a few waiting behind a lock", async () => {
    const [locked, free] = [await buildUser(db()), await buildUser(db())];
    let waiting: Promise<unknown[]>[] = [];

    await whileLocked("select from users where id = $1 for update", locked.id, async () => {
      waiting = Array.from({ length: 2 * maxWritesInFlight }, (_, n) => rename(locked.id, `Name ${n}`));
      expect(await rename(free.id, "Free")).toEqual([{ name: "Free" }]);
    });

    expect((await Promise.all(waiting)).flat()).toHaveLength(2 * maxWritesInFlight);
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
  }, 20_000);

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
  }, 20_000);

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
