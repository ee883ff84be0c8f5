import { randomUUID } from "node:crypto";
import { buildComment, buildPost, buildProfile, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { blockCalls } from "../../testing/calls/blockCalls";
import { groupCalls } from "../../testing/calls/groupCalls";
import { openCalls } from "../../testing/calls/openCalls";
import { searchCalls } from "../../testing/calls/searchCalls";
import { sessionCalls } from "../../testing/calls/sessionCalls";
import { beginAbsence, endAbsence } from "../accounts/suspension/absence";
import { removeMember } from "../accounts/deletion/removeMember";
import type { User } from "../accounts/users/User";
import { hidePost } from "../groups/discussion/hiding";
import { ProfileVisibility } from "../profiles/ProfileVisibility";
import { hideSession } from "../studySessions/plan/hideSession";

const testApp = useTestApp();
const { search, idsOf } = searchCalls(testApp);
const { send } = groupCalls(testApp);
const { plan, datesOf, send: sendToSession } = sessionCalls(testApp);
const { member, offered } = openCalls(testApp);
const blocks = blockCalls(testApp);

let viewer: User;
beforeAll(async () => {
  viewer = await buildUser(testApp().db, { name: "Watcher" });
});

/** A word that nothing else has, and that no word of the others is like. */
const newWord = () =>
  randomUUID()
    .replaceAll("-", "")
    .slice(0, 14)
    .replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "");

async function personNamed(word: string, visibility = ProfileVisibility.PUBLIC) {
  const user = await buildUser(testApp().db, { name: `Person ${word}` });
  await buildProfile(testApp().db, { userId: user.id, skills: [], location: null, visibility });
  return user;
}

async function groupNamed(word: string, settings: object = {}) {
  const owner = await buildUser(testApp().db);
  const { id } = await buildPost(testApp().db, { authorId: owner.id, text: "Come in." });
  await send("updateGroup", owner, { groupId: id, title: `Group ${word}`, ...settings });
  return { id, owner };
}

describe("D3 people", () => {
  it("with a profile for members are found by members alone", async () => {
    const word = newWord();
    const { id } = await personNamed(word, ProfileVisibility.MEMBERS);

    expect(await idsOf(word, viewer)).toEqual([id]);
    expect(await idsOf(word, null)).toEqual([]);
    await testApp().db.query("update profiles set visibility = 'PUBLIC' where user_id = $1", [id]);
    expect(await idsOf(word, null)).toEqual([id]);
  });

  it("without a profile are found by members alone", async () => {
    const word = newWord();
    const { id } = await buildUser(testApp().db, { name: word });

    expect([await idsOf(word, viewer), await idsOf(word, null)]).toEqual([[id], []]);
  });

  it("are not found where there is a block, by either of the two, and again after it", async () => {
    const word = newWord();
    const other = await personNamed(word);
    expect(await idsOf(word, viewer)).toEqual([other.id]);

    await blocks.change("blockUser", viewer, other);
    expect(await idsOf(word, viewer)).toEqual([]);
    expect((await search("watcher", other)).people).toEqual([]);
    await blocks.change("unblockUser", viewer, other);
    expect(await idsOf(word, viewer)).toEqual([other.id]);
  });

  it("who are suspended are not found, by misspelled names either, until they are back", async () => {
    const word = newWord();
    const { id } = await personNamed(word);
    const { services } = testApp();
    const absence = { kind: "SUSPENDED", until: null, reason: null } as const;
    await services.db.transaction((tx) => beginAbsence(services, tx, id, absence));

    for (const as of [viewer, null])
      for (const query of [word, word.slice(1), "person"]) expect(await idsOf(query, as)).not.toContain(id);
    await services.db.transaction((tx) => endAbsence(tx, id, "SUSPENDED"));
    expect(await idsOf(word, null)).toEqual([id]);
  });

  it("are found by their new name alone, and not at all once they are deleted", async () => {
    const [old, now] = [newWord(), newWord()];
    const user = await personNamed(old);
    await idsOf(old, viewer);
    const query = "mutation ($name: String!) { changeName(input: { name: $name }) { id } }";
    await testApp().graphql(query, { name: now }, { as: user });

    expect([await idsOf(old, viewer), await idsOf(now, viewer)]).toEqual([[], [user.id]]);
    await removeMember(testApp().services, user.id, { keepsContent: false });
    expect(await idsOf(now, viewer)).toEqual([]);
    const left = await testApp().db.query(
      `select word from search_words where word = any($1) union all select word from search_spellings where word = any($1)
       union all select main from search_things where main like '%' || $2 || '%'`,
      [[old, now], now],
    );
    expect(left).toEqual([]);
  });

  it("are found by what they saved last", async () => {
    const [before, after] = [newWord(), newWord()];
    const user = await personNamed(newWord());
    const save = (skill: string) =>
      testApp().graphql(`mutation { saveProfile(input: { skills: ["${skill}"] }) { id } }`, {}, { as: user });
    await save(before);
    expect(await idsOf(before, viewer)).toEqual([user.id]);
    await save(after);
    expect([await idsOf(before, viewer), await idsOf(after, viewer)]).toEqual([[], [user.id]]);
  });
});

describe("D3 groups", () => {
  it("that are private are found by their members alone", async () => {
    const word = newWord();
    const { id, owner } = await groupNamed(word, { visibility: "PRIVATE" });

    expect(await idsOf(word, owner)).toEqual([id]);
    expect([await idsOf(word, viewer), await idsOf(word, null)]).toEqual([[], []]);
    expect(await idsOf(word.slice(1), viewer)).toEqual([]);
    // Two letters are wrong: a spelling is offered only to those who find the group by it.
    const misspelled = `${word.slice(0, 2)}${word.slice(3)}x`;
    const closest = async (as: User | null) => (await search(misspelled, as)).closest;
    expect([await closest(owner), await closest(viewer), await closest(null)]).toEqual([
      word.toLowerCase(),
      null,
      null,
    ]);
  });

  it("are found by guests by their names alone, and without anything else of them", async () => {
    const [named, tagged] = [newWord(), newWord()];
    const { id } = await groupNamed(named, { tags: [tagged] });

    expect([await idsOf(named, null), await idsOf(tagged, null)]).toEqual([[id], []]);
    expect(await idsOf(`${named} ${tagged}`, null)).toEqual([]);
    expect(await idsOf(`${named} ${tagged}`, viewer)).toEqual([id]);
    const { groups } = await search(named, null);
    expect(groups[0]).toMatchObject({ name: `Group ${named}`, group: null });
  });

  it("that moderators hid, that were closed or deleted, or with an owner behind a block are not found", async () => {
    const word = newWord();
    const { id, owner } = await groupNamed(word);
    expect(await idsOf(word, viewer)).toEqual([id]);
    const hide = (isHidden: boolean) => testApp().services.db.transaction((tx) => hidePost(tx, id, isHidden));

    await hide(true);
    expect([await idsOf(word, viewer), await idsOf(word, null)]).toEqual([[], []]);
    await hide(false);
    await blocks.change("blockUser", owner, viewer);
    expect(await idsOf(word, viewer)).toEqual([]);
    await blocks.change("unblockUser", owner, viewer);
    await send("updateGroup", owner, { groupId: id, visibility: "PRIVATE" });
    expect(await idsOf(word, viewer)).toEqual([]);
    await send("updateGroup", owner, { groupId: id, visibility: "OPEN" });
    expect(await idsOf(word, viewer)).toEqual([id]);
    await testApp().graphql(`mutation { deletePost(id: "${id}") }`, {}, { as: owner });
    expect(await idsOf(word, viewer)).toEqual([]);
  });

  it("are found by their new title and first message alone", async () => {
    const [title, text, later] = [newWord(), newWord(), newWord()];
    const { id, owner } = await groupNamed(title);
    const edit = `mutation { updatePost(input: { postId: "${id}", text: "About ${text}", version: 1 }) { id } }`;
    await testApp().db.query("update posts set version = 1 where id = $1", [id]);
    await testApp().graphql(edit, {}, { as: owner });
    expect(await idsOf(text, viewer)).toEqual([id]);
    await send("updateGroup", owner, { groupId: id, title: later });
    expect([await idsOf(title, viewer), await idsOf(later, viewer)]).toEqual([[], [id]]);
  });

  it("of comments nothing is found", async () => {
    const word = newWord();
    const { id } = await groupNamed(newWord());
    await buildComment(testApp().db, { postId: id, text: word });
    expect(await idsOf(word, viewer)).toEqual([]);
  });
});

describe("D3 sessions", () => {
  it("of groups are found by who sees the group, until they are cancelled, hidden or over", async () => {
    const word = newWord();
    const { id: groupId, owner } = await groupNamed(newWord());
    const { id } = await plan(owner, { groupId, title: `Session ${word}` });
    const [date] = await datesOf(id);
    expect([await idsOf(word, viewer), await idsOf(word, null)]).toEqual([[date?.id], []]);

    const hide = (isHidden: boolean) => testApp().services.db.transaction((tx) => hideSession(tx, id, isHidden));
    await hide(true);
    expect(await idsOf(word, viewer)).toEqual([]);
    await hide(false);
    await send("updateGroup", owner, { groupId, visibility: "PRIVATE" });
    expect([await idsOf(word, viewer), await idsOf(word, owner)]).toEqual([[], [date?.id]]);
    await send("updateGroup", owner, { groupId, visibility: "OPEN" });
    await sendToSession("cancelStudySession", owner, { sessionId: id });
    expect(await idsOf(word, owner)).toEqual([]);
  });

  it("of a group are not found where there is a block with their planner", async () => {
    const word = newWord();
    const { id: groupId } = await groupNamed(newWord());
    const planner = await buildUser(testApp().db);
    await send("joinGroup", planner, { groupId });
    const { id } = await plan(planner, { groupId, title: word });
    const [date] = await datesOf(id);
    expect(await idsOf(word, viewer)).toEqual([date?.id]);

    await blocks.change("blockUser", viewer, planner);
    expect(await idsOf(word, viewer)).toEqual([]);
    await blocks.change("unblockUser", viewer, planner);
  });

  it("of one's own are found by oneself, and open ones by those for whom they are", async () => {
    const [own, open] = [newWord(), newWord()];
    const ada = await member("Ada");
    const { id } = await plan(ada, { title: own });
    const [date] = await datesOf(id);
    expect([await idsOf(own, ada), await idsOf(own, viewer)]).toEqual([[date?.id], []]);

    const offer = await offered({ title: open });
    expect(await idsOf(open, viewer)).toEqual([offer.id]);
    const buddies = newWord();
    await offered({ title: buddies, company: "BUDDIES" });
    expect(await idsOf(buddies, viewer)).toEqual([]);
    await blocks.change("blockUser", viewer, offer.ada);
    expect(await idsOf(open, viewer)).toEqual([]);
  });
});
