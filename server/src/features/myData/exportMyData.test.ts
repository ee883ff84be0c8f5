import { parts } from "../../platform/parts";
import { nameOf } from "../../platform/personalData/personalData";
import { download, makeCopy, unpack } from "../../testing/calls/exportCalls";
import { groupCalls } from "../../testing/calls/groupCalls";
import { useTestApp } from "../../testing/app/harness";
import type { User } from "../accounts/users/User";
import { PersonalRows } from "../../testing/database/personalRows";

const testApp = useTestApp();
const { scene, send } = groupCalls(testApp);
const lists = parts().personalData.filter(({ exported = [] }) => exported.length > 0);

describe("C20 the copy of a member's data", () => {
  it("holds every row of the member in each list, and nothing of anyone else", async () => {
    const { db } = testApp();
    const [member, other] = [await PersonalRows.fill(db, "Quokka7"), await PersonalRows.fill(db, "Numbat5")];

    const { url } = await makeCopy(testApp(), member.user);
    const copy = unpack((await download(testApp(), url ?? "", member.user)).rawPayload);

    expect(copy.names.sort()).toEqual(lists.map(nameOf).sort());
    for (const data of lists) {
      const [rows, cells] = [copy.json(nameOf(data)), copy.csv(nameOf(data))];
      expect([nameOf(data), rows.length > 0, cells.length]).toEqual([nameOf(data), true, rows.length]);
      for (const row of [...rows, ...cells]) expect(Object.keys(row)).toEqual(data.exported);
    }
    const dates = copy.json("study-dates").map(({ id }) => `UID:${String(id)}@`);
    const events = (copy.texts.get("calendar.ics") ?? "").split("BEGIN:VEVENT").slice(1);
    expect([events.length, dates.every((date) => events.some((event) => event.includes(date)))]).toEqual([
      dates.length,
      true,
    ]);
    const everything = [...copy.texts.values()].join("\n");
    expect(everything).toContain(member.user.id);
    expect(everything).not.toContain("Numbat5");
    expect(everything).not.toContain(other.user.id);
  });

  it("has every text that the member wrote, and no secret", async () => {
    const member = await PersonalRows.fill(testApp().db, "Potoroo3");
    const { url } = await makeCopy(testApp(), member.user);

    const copy = unpack((await download(testApp(), url ?? "", member.user)).rawPayload);

    const everything = [...copy.texts.values()].join("\n");
    const stored = await textsOf(member);
    expect(stored.exported.filter((text) => !everything.includes(text))).toEqual([]);
    expect(stored.secret.filter((text) => everything.includes(text))).toEqual([]);
    expect(stored.exported.length).toBeGreaterThan(25);
    expect(stored.secret.length).toBeGreaterThan(3);
    expect(everything).not.toContain("no password");
  });

  it("names the groups that the member has taken over, without what the member before wrote to open them", async () => {
    const { ada, bo, groupId } = await scene();
    await testApp().db.query(`update posts set text = 'In my own words' where id = $1`, [groupId]);
    await send("joinGroup", bo, { groupId });
    await send("handOverGroup", ada, { groupId, userId: bo.id });
    const copyOf = async (as: User) => {
      const { url } = await makeCopy(testApp(), as);
      return unpack((await download(testApp(), url ?? "", as)).rawPayload);
    };

    const [ofHeir, ofWriter] = [await copyOf(bo), await copyOf(ada)];

    expect([...ofHeir.texts.values()].join("\n")).not.toContain("In my own words");
    expect(ofHeir.json("posts-taken-over").map(({ id }) => id)).toEqual([groupId]);
    expect(ofHeir.json("posts")).toEqual([]);
    expect(ofWriter.json("posts-handed-over")).toMatchObject([{ id: groupId, text: "In my own words" }]);
  });

  it("holds as many rows as there are, however many pages they take", async () => {
    const member = await PersonalRows.fill(testApp().db, "Bilby2");
    const { id } = member.user;
    await testApp().db.query(
      `insert into posts (id, author_id, text, like_count, comment_count, created_at)
       select gen_random_uuid(), $1, 'Post ' || n, 0, 0, '2026-01-01'::timestamptz + (n / 3) * interval '1 minute'
       from generate_series(1, 450) as n`,
      [id],
    );

    const { url } = await makeCopy(testApp(), member.user);
    const copy = unpack((await download(testApp(), url ?? "", member.user)).rawPayload);

    const texts = new Set(copy.json("posts").map(({ text }) => text));
    expect([copy.json("posts").length, texts.size, copy.csv("posts").length]).toEqual([451, 451, 451]);
  });
});

/** What stands in the text columns of the member's rows, by the class of the column. */
async function textsOf({ canary, mark }: PersonalRows) {
  const found: Record<"exported" | "secret", string[]> = { exported: [], secret: [] };
  for (const data of lists) {
    for (const kind of ["exported", "secret"] as const) {
      for (const column of data[kind] ?? []) {
        const text = mark.call({ canary } as PersonalRows, data, column);
        const rows = await testApp().db.query<unknown[]>(
          `select 1 from ${data.table} where coalesce(to_jsonb(${data.table}) ->> $1, '') like '%' || $2 || '%'`,
          [column, text],
        );
        if (rows.length > 0) found[kind].push(text);
      }
    }
  }
  return found;
}
