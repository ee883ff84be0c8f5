import { buildPost, buildProfile, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { searchCalls } from "../../../testing/calls/searchCalls";
import { removeMember } from "../../accounts/deletion/removeMember";
import { kindNumbers } from "../kinds";
import { index as limits } from "../limits";
import { keepSearchIndex } from "./keepIndexJob";
import { beginIndex, indexPiece, indexVersion, restartIndex } from "./keepIndex";

const testApp = useTestApp();
const { idsOf } = searchCalls(testApp);

const sql = <T>(statement: string, values: unknown[] = []) => testApp().db.query<T[]>(statement, values);

/** As an installation is that had no index: nothing of what it has is in it, and no change waits. */
async function forgetIndex() {
  await sql("truncate search_things, search_words, search_hits, search_spellings, search_changes, search_progress");
}

async function runAll() {
  let pieces = 0;
  while ((await indexPiece(testApp().services.db)) !== null) pieces += 1;
  return pieces;
}

const contentOf = (table: string, columns: string) => sql(`select ${columns} from ${table} order by ${columns}`);

/** All of the index, without its numbers, which can differ. */
const wholeIndex = async () => [
  await contentOf("search_things", "kind, id, main, rest"),
  await contentOf("search_words", "kind, word, things"),
  await contentOf("search_spellings", "part, word"),
  await sql(`select kind, w.word, h.is_main, t.id from search_hits h join search_words w on w.no = h.word
    join search_things t using (kind) where t.no = h.thing order by 1, 2, 3, 4`),
];

describe("the index of search", () => {
  it("of an existing installation is built in pieces by a job, while the site serves, and everything is found then", async () => {
    const { db, services } = testApp();
    const viewer = await buildUser(db, { name: "Watcher" });
    const users = [];
    for (let count = 0; count < limits.pieceSize + 20; count += 1)
      users.push(await buildUser(db, { name: `Old${count} Settler` }));
    const { id: groupId } = await buildPost(db, { text: "Settlers of the old index." });
    await forgetIndex();
    await beginIndex(services.db);

    const first = await indexPiece(services.db);
    expect(first).toEqual({ kind: "PEOPLE", things: limits.pieceSize });
    expect(await idsOf(`Old0`, viewer)).toEqual([users[0]?.id]);

    await services.jobs.send(keepSearchIndex, {});
    await testApp().runJobs();
    expect(await idsOf(`Old${limits.pieceSize + 19}`, viewer)).toEqual([users.at(-1)?.id]);
    expect(await idsOf("settlers of the", viewer)).toEqual([groupId]);
    expect(await sql("select kind from search_progress where not is_done")).toEqual([]);
    expect(await runAll()).toBe(0);
  });

  it("is the same when it was built at once and when every piece of it was cut off once", async () => {
    const { services } = testApp();
    await restartIndex(services.db);
    await runAll();
    const whole = await wholeIndex();
    await forgetIndex();
    await beginIndex(services.db);

    const killed = new Error("killed");
    for (let turn = 0; ; turn += 1) {
      if (turn % 2 === 1) {
        if ((await indexPiece(services.db)) === null) break;
        continue;
      }
      const cut = services.db.transaction(async (tx) => {
        const inside = { transaction: (work: (inner: typeof tx) => Promise<unknown>) => work(tx) };
        await indexPiece(inside as unknown as typeof services.db);
        throw killed;
      });
      await expect(cut).rejects.toBe(killed);
    }

    expect(await wholeIndex()).toEqual(whole);
  });

  it("is built again by a version that folds or splits in another way", async () => {
    const { services } = testApp();
    await runAll();
    await sql("update search_progress set version = $1", [indexVersion + 1]);
    await sql("update search_things set main = ' wrong '");

    await beginIndex(services.db);
    expect(await runAll()).toBeGreaterThan(3);

    expect(await sql("select 1 from search_things where main = ' wrong '")).toEqual([]);
  });

  it("counts how many things have a word, and forgets words that nothing has any more", async () => {
    const { db, services } = testApp();
    const [one, other] = [await buildUser(db, { name: "Quincunx Lobelia" }), await buildUser(db, { name: "Quincunx" })];
    await buildProfile(db, { userId: one.id, skills: ["Quincunx"] });
    await runAll();
    const counts = () =>
      sql("select word, things from search_words where kind = $1 and word in ('quincunx', 'lobelia') order by 1", [
        kindNumbers.PEOPLE,
      ]);
    expect(await counts()).toEqual([
      { word: "lobelia", things: 1 },
      { word: "quincunx", things: 2 },
    ]);

    await removeMember(services, one.id, { keepsContent: false });
    await runAll();
    expect(await counts()).toEqual([{ word: "quincunx", things: 1 }]);
    await removeMember(services, other.id, { keepsContent: false });
    await runAll();
    expect(await counts()).toEqual([]);
    expect(await sql("select 1 from search_spellings where word in ('quincunx', 'lobelia')")).toEqual([]);
    expect(await sql("select 1 from search_hits where word not in (select no from search_words)")).toEqual([]);
  });

  it("takes changes in portions, the newest first, and loses none", async () => {
    const { db } = testApp();
    const viewer = await buildUser(db, { name: "Watcher" });
    const first = await buildUser(db, { name: "Vanguard" });
    for (let count = 0; count < limits.changesAtOnce; count += 1) await buildUser(db, { name: `Crowd${count}` });
    const last = await buildUser(db, { name: "Rearguard" });

    expect(await idsOf("rearguard", viewer)).toEqual([last.id]);
    await testApp().services.jobs.send(keepSearchIndex, {});
    await testApp().runJobs();
    expect(await idsOf("vanguard", viewer)).toEqual([first.id]);
  });
});
