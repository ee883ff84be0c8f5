import { codeOf, fieldsOf } from "../../testing/calls/answers";
import { buildComment, buildPost, buildUser } from "../../testing/app/factories";
import { groupCalls } from "../../testing/calls/groupCalls";
import { useTestApp } from "../../testing/app/harness";
import type { Tx } from "../../platform/events/transaction";
import type { User } from "../accounts/users/User";
import { Group } from "../groups/group/Group";
import { hidePost } from "../groups/discussion/hiding";

const testApp = useTestApp();
const { send } = groupCalls(testApp);

interface Listed {
  ids: string[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const list = async (as: User, variables: object = {}): Promise<Listed> => {
  const query = `query ($search: String, $interest: Interest, $tag: String, $sort: GroupSort, $first: Int, $after: String) {
    groups(search: $search, interest: $interest, tag: $tag, sort: $sort, first: $first, after: $after) {
      nodes { id post { id } } totalCount pageInfo { hasNextPage endCursor } } }`;
  const answer = await testApp().graphql(query, { first: 100, ...variables }, { as });
  const { nodes, ...rest } = answer.data.groups;
  return { ...rest, ids: nodes.map(({ id }: { id: string }) => id) };
};

const own = async (as: User, variables: object = {}): Promise<Listed> => {
  const query = `query ($first: Int, $after: String) { myGroups(first: $first, after: $after) {
    nodes { id } totalCount pageInfo { hasNextPage endCursor } } }`;
  const { nodes, ...rest } = (await testApp().graphql(query, { first: 100, ...variables }, { as })).data.myGroups;
  return { ...rest, ids: nodes.map(({ id }: { id: string }) => id) };
};

const start = async (as: User, settings: object = {}, text = "Let us study.") => {
  const { id } = await buildPost(testApp().db, { authorId: as.id, text });
  if (Object.keys(settings).length > 0) await send("updateGroup", as, { groupId: id, ...settings });
  return id;
};

const block = (blocker: User, blocked: User) =>
  testApp().graphql(`mutation { blockUser(input: { userId: "${blocked.id}" }) { id } }`, {}, { as: blocker });
const hide = (id: string) => testApp().services.db.transaction((tx: Tx) => hidePost(tx, id, true));

/** As a list has the ids that it is compared with, in its order. */
const among = (ids: string[], { ids: listed }: Listed) => listed.filter((id) => ids.includes(id));

describe("groups", () => {
  it("are ordered by what was written, by their start or by their size, page after page", async () => {
    const { db } = testApp();
    const [ada, bo] = [await buildUser(db), await buildUser(db)];
    const settings = { interest: "CHEMISTRY" };
    const [first, second, third] = [await start(ada, settings), await start(ada, settings), await start(ada, settings)];
    await send("joinGroup", bo, { groupId: second });
    await db.query(`update study_groups set active_at = '2025-01-01' where id = any($1)`, [[first, second, third]]);
    await testApp().graphql(
      `mutation { addComment(input: { postId: "${first}", text: "Hello" }) { id } }`,
      {},
      { as: bo },
    );

    const orders = { ACTIVE: [first, third, second], NEWEST: [third, second, first], LARGEST: [second, third, first] };
    for (const [sort, expected] of Object.entries(orders))
      for (const interest of ["CHEMISTRY", null]) {
        const whole = await list(bo, { sort, interest });
        expect([sort, among([first, second, third], whole)]).toEqual([sort, expected]);
        const paged: string[] = [];
        for (let after: string | null = null; ;) {
          const page: Listed = await list(bo, { sort, interest, first: 2, after });
          paged.push(...page.ids);
          if (!page.pageInfo.hasNextPage) break;
          after = page.pageInfo.endCursor;
        }
        expect(paged).toEqual(whole.ids);
        expect(whole.totalCount).toBe(whole.ids.length);
      }
  });

  it("are found by the beginnings of words in title, tags and post, by interest and by tag", async () => {
    const ada = await buildUser(testApp().db);
    const titled = await start(ada, {
      title: "Zebrafish Biology",
      tags: ["Quagga", "night owls"],
      interest: "MEDICINE",
    });
    const written = await start(ada, {}, "We read about zebrafish.\nThen we talk.");
    const long = await start(ada, {}, `${"x ".repeat(200)} zebrafish`);

    const ids = [titled, written, long];
    const found = async (variables: object) => new Set(among(ids, await list(ada, variables)));

    expect(await found({ search: "ZEBRA" })).toEqual(new Set([titled, written]));
    expect(await found({ search: "zebra biol" })).toEqual(new Set([titled]));
    expect(await found({ search: "quagga" })).toEqual(new Set([titled]));
    expect(await found({ search: "zebra", interest: "MEDICINE" })).toEqual(new Set([titled]));
    expect(await found({ search: "zebra", interest: "ART" })).toEqual(new Set());
    expect(await found({ tag: "night owls" })).toEqual(new Set([titled]));
    expect(await found({ tag: "night" })).toEqual(new Set());
    expect(await found({ search: "  " })).toEqual(new Set(ids));
    for (const search of ["!?", "' | !zebra", "zebra:*", "a & b <-> c", "\\"]) {
      expect([search, [...(await found({ search }))].length <= 2]).toEqual([search, true]);
    }
    expect((await list(ada, { search: "!?" })).totalCount).toBe(0);

    await send("updateGroup", ada, { groupId: titled, title: null, tags: [] });
    expect(await found({ search: "zebra" })).toEqual(new Set([written]));
    expect(await found({ tag: "night owls" })).toEqual(new Set());
  });

  it.each([
    ["search", { search: "x".repeat(201) }],
    ["tag", { tag: "x".repeat(31) }],
    ["first", { first: 101 }],
    ["first", { first: 0 }],
    ["after", { after: "none" }],
  ])("are refused with a wrong %s", async (field, variables) => {
    const ada = await buildUser(testApp().db);
    const query = `query ($search: String, $tag: String, $first: Int, $after: String) {
      groups(search: $search, tag: $tag, first: $first, after: $after) { nodes { id } } }`;

    const answer = await testApp().graphql(query, variables, { as: ada });

    expect([codeOf(answer), fieldsOf(answer)]).toEqual(["BAD_USER_INPUT", [field]]);
  });

  it("N20 are found by their own title and tag, however those and the search are composed, marked and cased", async () => {
    const ada = await buildUser(testApp().db);
    for (const title of ["İstanbul", "Café Ångström", "Пётр Йод", "Ⓐngle ﬁne", "ガラス", "ẞtraße", "⑴ half ½"]) {
      const spellings = [
        title,
        title.normalize("NFD"),
        title.normalize("NFC"),
        title.toLowerCase(),
        title.toUpperCase(),
      ];
      const settings = [title.normalize("NFD"), title.normalize("NFC")].map((one) => ({ title: one, tags: [one] }));
      const ids = [await start(ada, settings[0]), await start(ada, settings[1])];
      for (const search of title === "ẞtraße" ? [title] : spellings)
        expect([title, search, among(ids, await list(ada, { search })).length]).toEqual([title, search, 2]);
      for (const tag of spellings.slice(0, 3))
        expect([title, tag, among(ids, await list(ada, { tag })).length]).toEqual([title, tag, 2]);
    }
    const cafe = await start(ada, { title: "Café" });
    expect(among([cafe], await list(ada, { search: "cafe" }))).toEqual([cafe]);
  });

  it("B3 never have a private or hidden one, nor one of a member between whom and the viewer there is a block", async () => {
    const { db } = testApp();
    const [viewer, ada, bo] = [await buildUser(db), await buildUser(db), await buildUser(db)];
    const settings = { title: "Wombat", tags: ["wombat"], interest: "ART" };
    const seen = await start(viewer, settings, "wombat");
    const [secret, hidden] = [await start(ada, settings, "wombat"), await start(ada, settings, "wombat")];
    const blocked = await start(bo, settings, "wombat");
    const onRequest = await start(ada, { ...settings, visibility: "ON_REQUEST" }, "wombat");
    const before = await list(viewer, { search: "wombat" });
    await send("joinGroup", viewer, { groupId: secret });

    await send("updateGroup", ada, { groupId: secret, visibility: "PRIVATE" });
    await hide(hidden);
    await block(bo, viewer);

    expect(before.totalCount).toBe(5);
    const filters = [{ search: "wombat" }, { tag: "wombat" }, { interest: "ART", search: "wombat" }];
    for (const filter of filters)
      for (const sort of ["ACTIVE", "NEWEST", "LARGEST"]) {
        const page = await list(viewer, { sort, ...filter });
        expect([new Set(page.ids), page.totalCount]).toEqual([new Set([seen, onRequest]), 2]);
      }
    const all = [seen, secret, hidden, blocked, onRequest];
    expect(new Set(among(all, await list(viewer)))).toEqual(new Set([seen, onRequest]));
    expect(new Set(among(all, await list(viewer, { sort: "NEWEST" })))).toEqual(new Set([seen, onRequest]));
    // Those of the viewer are in a list of their own, private ones among them.
    expect(await own(viewer)).toMatchObject({ ids: [secret, seen], totalCount: 2 });
    await block(viewer, ada);
    expect((await own(viewer)).ids).toEqual([seen]);
  });

  it("takes as many statements for 20 as for 2, and no more than 6", async () => {
    const { db } = testApp();
    const ada = await buildUser(db);
    for (let i = 0; i < 20; i++) {
      const { id } = await buildPost(db);
      await send("joinGroup", ada, { groupId: id });
      await buildComment(db, { postId: id });
    }
    const count = async (name: string, first: number) => {
      const before = testApp().counter.statements.length;
      const fields = "id title owner { name } post { id text } viewerMembership { role } unreadCount viewerCanJoin";
      const answer = await testApp().graphql(`{ ${name}(first: ${first}) { nodes { ${fields} } } }`, {}, { as: ada });
      expect(answer.data[name].nodes).toHaveLength(first);
      return testApp().counter.statements.length - before;
    };
    await count("groups", 1);

    for (const name of ["groups", "myGroups"]) {
      const few = await count(name, 2);
      expect([few, await count(name, 20)]).toEqual([few, few]);
      expect(few).toBeLessThanOrEqual(6);
    }
  });
});

describe("my groups", () => {
  it("are those that the viewer belongs to, the last joined first, page after page, without those they left", async () => {
    const { db } = testApp();
    const [ada, bo] = [await buildUser(db), await buildUser(db)];
    const started = await start(bo);
    const ids = [await start(ada), await start(ada), await start(ada)];
    const asked = await start(ada, { visibility: "ON_REQUEST" });
    for (const groupId of [...ids, asked]) await send("joinGroup", bo, { groupId });
    await send("leaveGroup", bo, { groupId: ids[1] });

    const first = await own(bo, { first: 2 });
    const rest = await own(bo, { first: 2, after: first.pageInfo.endCursor });

    expect([...first.ids, ...rest.ids]).toEqual([ids[2], ids[0], started]);
    expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage, first.totalCount]).toEqual([true, false, 3]);
    expect(await db.countBy(Group, { ownerId: bo.id })).toBe(1);
  });
});
