import { Post } from "../../features/groups/discussion/Post";
import { User } from "../../features/accounts/users/User";
import { buildPost, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { DatabaseHandle } from "./DatabaseHandle";

const testApp = useTestApp();

const openHandle = () => new DatabaseHandle(testApp().services.db.access);

describe("a handle", () => {
  it("reads by statements, by the ORM and by its query builder", async () => {
    const handle = openHandle();
    const { id } = await buildUser(testApp().db, { name: "Ada" });

    expect(await handle.rows("select name from users where id = $1", [id])).toEqual([{ name: "Ada" }]);
    expect(await handle.row("select name from users where id = $1", [id])).toEqual({ name: "Ada" });
    expect(await handle.row("select name from users where id = $1 and name = 'Bo'", [id])).toBeNull();
    expect(await handle.find(User, { where: { id } })).toMatchObject([{ name: "Ada" }]);
    expect(await handle.countBy(User, { id })).toBe(1);
    expect(await handle.createQueryBuilder(User, "one").where("one.id = :id", { id }).getMany()).toHaveLength(1);
    expect(await handle.getRepository(User).findOneBy({ id })).toMatchObject({ name: "Ada" });
  });

  it("learns how many rows have changed", async () => {
    const handle = openHandle();
    const { id } = await buildPost(testApp().db);

    expect(await handle.update(Post, { id }, { text: "Changed" })).toMatchObject({ affected: 1 });
    expect(await handle.delete(Post, { id })).toMatchObject({ affected: 1 });
    expect(await handle.delete(Post, { id })).toMatchObject({ affected: 0 });
  });

  it("changes nothing when its transaction fails", async () => {
    const handle = openHandle();
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

  it("begins nothing when the time of its request is up", async () => {
    const handle = openHandle();
    handle.work.isOver = true;

    await expect(handle.rows("select 1")).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(() => handle.countBy(User, {})).toThrow(expect.objectContaining({ code: "UNAVAILABLE" }));
    await expect(handle.transaction(() => Promise.resolve())).rejects.toMatchObject({ code: "UNAVAILABLE" });
  });
});
