import { Post } from "../../features/posts/Post";
import { User } from "../../features/accounts/User";
import { insertPost } from "../../features/posts/changeStatements";
import { createServices } from "../../services";
import { buildPost, buildUser } from "../../testing/factories";
import { jwtSecret, useTestApp } from "../../testing/harness";
import { DatabaseReader, type Reader } from "./access/Reader";
import { RoutedDb } from "./RoutedDb";

const testApp = useTestApp();

/** Reads from the database, notes where, and may lack everything. */
class NamedReader implements Reader {
  lacksAll = false;

  constructor(
    private readonly name: string,
    private readonly seen: string[],
    readonly primary: Reader | null = null,
  ) {}

  rows<T>(statement: string, values?: unknown[]): Promise<T[]> {
    this.seen.push(this.name);
    return this.lacksAll ? Promise.resolve([]) : new DatabaseReader(testApp().db).rows<T>(statement, values);
  }
}

/** A handle for a member, with a replica, and where it has read. */
function openHandle() {
  const seen: string[] = [];
  const primary = new NamedReader("primary", seen);
  const reader = new NamedReader("replica", seen, primary);
  const replicas = [{ name: "replica", reader, isUsable: true, behindMs: 0 }];
  const { db } = testApp();
  const readers = { primary, replicas };
  const services = createServices({ db, readers, jwtSecret, rateLimitFactor: 1, redis: null, subscriptions: [] });
  const handle = new RoutedDb(services.db.access, { id: "ada" });
  return { handle, replica: reader, process: services.db, placesOf: () => seen.splice(0) };
}

describe("a handle of a request that only reads", () => {
  it("reads from a replica: statements, the ORM and its query builder", async () => {
    const { handle, placesOf } = openHandle();
    const { id } = await buildUser(testApp().db, { name: "Ada" });

    expect(await handle.rows("select name from users where id = $1", [id])).toEqual([{ name: "Ada" }]);
    expect(await handle.find(User, { where: { id } })).toMatchObject([{ name: "Ada" }]);
    expect(await handle.countBy(User, { id })).toBe(1);
    expect(await handle.createQueryBuilder(User, "one").where("one.id = :id", { id }).getMany()).toHaveLength(1);
    expect(await handle.getRepository(User).findOneBy({ id })).toMatchObject({ name: "Ada" });

    expect(placesOf()).toEqual(Array.from({ length: 5 }, () => "replica"));
    expect(handle.hasWritten).toBe(false);
  });

  it("says that there is no such row only when the primary has none either", async () => {
    const { handle, replica, placesOf } = openHandle();
    const { id } = await buildUser(testApp().db);
    replica.lacksAll = true;

    expect(await handle.row("select id from users where id = $1", [id])).toEqual({ id });
    expect(await handle.findOneBy(User, { id })).toMatchObject({ id });
    expect(await handle.findOne(User, { where: { id } })).toMatchObject({ id });
    expect(await handle.existsBy(User, { id })).toBe(true);
    expect(placesOf()).toEqual(Array.from({ length: 4 }, () => ["replica", "primary"]).flat());
  });
});

describe("a handle through which somebody writes", () => {
  it.each<[string, (handle: RoutedDb, id: string) => Promise<unknown>]>([
    ["with the ORM", (handle, id) => handle.update(User, { id }, { name: "Changed" })],
    ["with the query builder", (handle, id) => handle.createQueryBuilder().delete().from(Post).where({ id }).execute()],
    ["in a transaction", (handle, id) => handle.transaction((tx) => tx.update(User, { id }, { name: "Changed" }))],
    [
      "in one statement",
      (handle, id) => handle.write(insertPost.plain, ["01890000-0000-7000-8000-00000000000a", id, "Hi"]),
    ],
  ])("reads the latest from then on: %s", async (_way, write) => {
    const { handle, replica, placesOf } = openHandle();
    const { id } = await buildUser(testApp().db);
    replica.lacksAll = true;
    await handle.rows("select 1");

    await write(handle, id);

    expect(await handle.findBy(User, { id })).toHaveLength(1);
    expect(placesOf()).toEqual(["replica", "primary"]);
    expect(handle.hasWritten).toBe(true);
  });

  it("learns how many rows have changed", async () => {
    const { handle } = openHandle();
    const { id } = await buildPost(testApp().db);

    expect(await handle.update(Post, { id }, { text: "Changed" })).toMatchObject({ affected: 1 });
    expect(await handle.delete(Post, { id })).toMatchObject({ affected: 1 });
    expect(await handle.delete(Post, { id })).toMatchObject({ affected: 0 });
  });

  it("refuses what would need one connection for several statements outside of a transaction", async () => {
    const { handle } = openHandle();
    const user = await buildUser(testApp().db, { name: "Ada" });

    await expect(handle.getRepository(User).save({ ...user, name: "Bo" })).rejects.toThrow("ctx.db.transaction");

    expect(await handle.findOneBy(User, { id: user.id })).toMatchObject({ name: "Ada" });
  });

  it("changes nothing when its transaction fails", async () => {
    const { handle } = openHandle();
    const { id } = await buildUser(testApp().db, { name: "Ada" });

    const work = handle.transaction(async (tx) => {
      expect(await tx.rows("update users set name = 'Bo' where id = $1 returning name", [id])).toEqual([
        { name: "Bo" },
      ]);
      throw new Error("no");
    });

    await expect(work).rejects.toThrow("no");
    expect(await handle.findOneBy(User, { id })).toMatchObject({ name: "Ada" });
  });
});

describe("the handle of the process", () => {
  it("reads the latest", async () => {
    const { process, placesOf } = openHandle();

    await process.rows("select 1");
    await process.find(User, { take: 1 });

    expect(placesOf()).toEqual(["primary", "primary"]);
  });
});
