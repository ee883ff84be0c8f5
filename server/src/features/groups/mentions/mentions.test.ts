import { buildComment, buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { codeOf, inputFieldsOf, messageOf } from "../../../testing/calls/answers";
import { blockCalls } from "../../../testing/calls/blockCalls";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { mark, mentionCalls, readMentions } from "../../../testing/calls/mentionCalls";
import { beginAbsence } from "../../accounts/suspension/absence";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const { write, comment, see, befriend } = mentionCalls(testApp);
const { send } = groupCalls(testApp);
const { change: changeBlock } = blockCalls(testApp);

/** An open group of Ada's, where Bo wrote and Cem is a member; Dee has nothing to do with it. */
async function scene(settings: object = {}) {
  const { db } = testApp();
  const names = ["Ada Lovelace", "Bo 🎉", "Cem Öz", "דנה"];
  const [ada, bo, cem, dee] = (await Promise.all(names.map((name) => buildUser(db, { name })))) as [
    User,
    User,
    User,
    User,
  ];
  const { id } = await buildPost(db, { authorId: ada.id });
  await send("joinGroup", cem, { groupId: id });
  await buildComment(db, { postId: id, authorId: bo.id });
  if (Object.keys(settings).length > 0) await send("updateGroup", ada, { groupId: id, ...settings });
  return { ada, bo, cem, dee, id };
}

const refused = (answer: Parameters<typeof codeOf>[0] & Parameters<typeof inputFieldsOf>[0]) => [
  codeOf(answer),
  inputFieldsOf(answer)[0],
];
const suspend = ({ id }: User) =>
  testApp().services.db.transaction((tx) =>
    beginAbsence(testApp().services, tx, id, { kind: "SUSPENDED", until: null, reason: null }),
  );

describe("W3 a text that mentions members", () => {
  it("says where, in UTF-16 code units and in its order, and who it is now", async () => {
    const { ada, bo, cem, dee, id } = await scene();
    const text = "👩‍👩‍👧 שלום @Cem Öz and\n@Bo 🎉, @Ada Lovelace!";
    const [first, ...others] = mark(text, cem, bo, ada);

    const { data } = await write("addComment", cem, { postId: id, text: "x", mentions: [] });
    expect(data.addComment.mentions).toEqual([]);
    const answer = await write("addComment", dee, { postId: id, text, mentions: [...others, first] });

    expect(answer.errors).toBeUndefined();
    expect(readMentions(answer.data.addComment)).toEqual([
      "@Cem Öz = Cem Öz",
      "@Bo 🎉 = Bo 🎉",
      "@Ada Lovelace = Ada Lovelace",
    ]);
    await testApp().graphql(`mutation { changeName(input: { name: "Countess" }) { id } }`, {}, { as: ada });
    const [shown] = (await see(bo, id)).comments.nodes;
    expect([shown.text, readMentions(shown)[2]]).toEqual([text, "@Ada Lovelace = Countess"]);
  });

  it("can be the first of a group, open for the writer's buddies, and an answer", async () => {
    const { bo, cem, dee } = await scene();
    await befriend(bo, dee);
    const text = "Calculus, @דנה?";

    const started = await write("createPost", bo, { text, mentions: mark(text, dee) });
    const open = await write("createPost", bo, { text, mentions: mark(text, dee), group: { title: "Calculus" } });
    const closed = { text, mentions: mark(text, dee), group: { visibility: "PRIVATE" } };
    const stranger = await write("createPost", bo, { text: "@Cem Öz", mentions: mark("@Cem Öz", cem) });

    expect([started, open].map(({ data }) => readMentions(data.createPost))).toEqual([["@דנה = דנה"], ["@דנה = דנה"]]);
    expect(refused(await write("createPost", bo, closed))).toEqual(["BAD_USER_INPUT", "mentions[0]"]);
    expect(refused(stranger)).toEqual(["BAD_USER_INPUT", "mentions[0]"]);
    const { id } = started.data.createPost;
    expect((await see(cem, id)).mentions[0].user).toEqual({ id: dee.id, name: "דנה" });
    const parent = (await comment(bo, id, "@דנה", dee)).data.addComment.id;
    const answer = { postId: id, replyTo: parent, text: "@Bo 🎉!", mentions: mark("@Bo 🎉!", bo) };
    expect(readMentions((await write("addComment", dee, answer)).data.addComment)).toEqual(["@Bo 🎉 = Bo 🎉"]);
  });

  it("is stored once, however often the same request is sent", async () => {
    const { ada, cem, id } = await scene();
    const text = "@Ada Lovelace?";
    const input = { postId: id, text, mentions: mark(text, ada), idempotencyKey: "mention-1" };

    const [one, two] = [await write("addComment", cem, input), await write("addComment", cem, input)];
    const other = await write("addComment", cem, { ...input, mentions: [] });

    expect(two.data.addComment.id).toBe(one.data.addComment.id);
    expect(codeOf(other)).toBe("CONFLICT");
    expect((await see(ada, id)).comments.nodes).toHaveLength(2);
  });
});

describe("W3 who may be mentioned", () => {
  it("is a member or who wrote there in an open group, and a buddy; nobody else", async () => {
    const { ada, bo, cem, dee, id } = await scene();

    for (const member of [ada, bo, cem]) {
      const writer = member === cem ? bo : cem;
      expect((await comment(writer, id, `@${member.name}`, member)).errors).toBeUndefined();
    }
    expect(refused(await comment(cem, id, "@דנה", dee))).toEqual(["BAD_USER_INPUT", "mentions[0]"]);
    await befriend(cem, dee);
    expect((await comment(cem, id, "@דנה", dee)).errors).toBeUndefined();
    expect(refused(await comment(bo, id, "@דנה", dee))).toEqual(["BAD_USER_INPUT", "mentions[0]"]);
  });

  it.each(["ON_REQUEST", "PRIVATE"])("are the members alone of a group that is %s", async (visibility) => {
    const { ada, bo, cem, dee, id } = await scene({ visibility });
    await befriend(cem, dee);

    expect((await comment(cem, id, "@Ada Lovelace", ada)).errors).toBeUndefined();
    for (const member of [bo, dee])
      expect(refused(await comment(cem, id, `@${member.name}`, member))).toEqual(["BAD_USER_INPUT", "mentions[0]"]);
  });

  it("is nobody who was removed from the group, suspended, deleted, or blocked, either way or with its owner", async () => {
    const { db } = testApp();
    const { ada, bo, cem, id } = await scene();
    const names = ["Removed", "Suspended", "Deleted", "Blocked", "Blocker", "OwnersBlocked"];
    const people = (await Promise.all(names.map((name) => buildUser(db, { name })))) as [
      User,
      User,
      User,
      User,
      User,
      User,
    ];
    for (const { id: authorId } of people) await buildComment(db, { postId: id, authorId });
    const [removed, suspended, deleted, blocked, blocker, ofOwner] = people;
    for (const member of people) expect((await comment(cem, id, `@${member.name}`, member)).errors).toBeUndefined();

    await send("joinGroup", removed, { groupId: id });
    await send("removeMember", ada, { groupId: id, userId: removed.id });
    await suspend(suspended);
    await db.query("delete from users where id = $1", [deleted.id]);
    await changeBlock("blockUser", cem, blocked);
    await changeBlock("blockUser", blocker, cem);
    await changeBlock("blockUser", ada, ofOwner);

    const messages = new Set<string | undefined>();
    for (const member of [...people, { ...bo, id: "0198a000-0000-7000-8000-000000000000" }, cem]) {
      const answer = await comment(cem, id, `@${member.name}`, member);
      expect([member.name, ...refused(answer)]).toEqual([member.name, "BAD_USER_INPUT", "mentions[0]"]);
      messages.add(JSON.stringify(answer.errors?.[0]?.extensions.fields));
    }
    expect(messages.size).toBe(1);
  });

  it("shows nobody outside of a private group who is in it", async () => {
    const { ada, bo, dee, cem, id } = await scene({ visibility: "PRIVATE" });
    const answers = [
      await comment(dee, id, "@Cem Öz", cem),
      await comment(dee, id, "@Bo 🎉", bo),
      await comment(dee, "0198a000-0000-7000-8000-000000000000", "@Cem Öz", cem),
    ];

    expect(answers.map((answer) => [codeOf(answer), messageOf(answer)])).toEqual(
      answers.map(() => ["NOT_FOUND", "Post not found"]),
    );
    await send("updateGroup", ada, { groupId: id, visibility: "ON_REQUEST" });
    expect([await comment(dee, id, "@Cem Öz", cem), await comment(dee, id, "@Bo 🎉", bo)].map(codeOf)).toEqual([
      "FORBIDDEN",
      "FORBIDDEN",
    ]);
  });
});

describe("W3 a mention that is wrong", () => {
  it("is refused by its place, and nothing is published", async () => {
    const { ada, cem, id } = await scene();
    const text = "Hi @Ada Lovelace!";
    const [right] = mark(text, ada) as [ReturnType<typeof mark>[number]];
    const cases: [object[], string][] = [
      [[{ ...right, start: right.start - 1 }], "mentions[0]"],
      [[{ ...right, length: 4 }], "mentions[0]"],
      [[{ ...right, start: 5_000 }], "mentions[0]"],
      [[{ ...right, length: 5_000 }], "mentions[0]"],
      [[right, right], "mentions[1]"],
      [[{ ...right, start: -1 }], "mentions[0].start"],
      [[{ ...right, length: 0 }], "mentions[0].length"],
      [[{ ...right, userId: "x" }], "mentions[0].userId"],
      [Array.from({ length: 11 }, () => right), "mentions"],
    ];

    for (const [mentions, field] of cases)
      for (const answer of [
        await write("addComment", cem, { postId: id, text, mentions }),
        await write("updatePost", ada, { postId: id, text, version: 2, mentions }),
      ])
        expect([JSON.stringify(mentions), ...refused(answer)].slice(1)).toEqual(["BAD_USER_INPUT", field]);
    expect((await see(cem, id)).comments.nodes).toHaveLength(1);
  });

  it("is one too many: ten in a text", async () => {
    const { ada, cem, id } = await scene();
    const text = "@Ada Lovelace ".repeat(11);
    const all = mark(text, ...Array.from({ length: 11 }, () => ada));

    const ten = await write("addComment", cem, { postId: id, text, mentions: all.slice(0, 10) });
    const eleven = await write("addComment", cem, { postId: id, text, mentions: all });

    expect(ten.data.addComment.mentions).toHaveLength(10);
    expect(refused(eleven)).toEqual(["BAD_USER_INPUT", "mentions"]);
  });
});

describe("W3 a mention of somebody whom the reader does not see", () => {
  it("is left out; the text stays", async () => {
    const { ada, bo, cem, dee, id } = await scene();
    await comment(dee, id, "@Bo 🎉 and @Cem Öz", bo, cem);
    const seenBy = async (as: User) => readMentions((await see(as, id)).comments.nodes[0]);

    await changeBlock("blockUser", ada, cem);
    expect(await seenBy(ada)).toEqual(["@Bo 🎉 = Bo 🎉"]);
    expect(await seenBy(dee)).toHaveLength(2);
    await suspend(bo);
    expect(await seenBy(dee)).toEqual(["@Cem Öz = Cem Öz"]);
    expect((await see(ada, id)).comments.nodes[0].text).toBe("@Bo 🎉 and @Cem Öz");
  });

  it("hides with its text: folded, hidden, and only a place", async () => {
    const { ada, cem, dee, id } = await scene();
    const written = (await comment(dee, id, "@Cem Öz", cem)).data.addComment.id;
    await comment(cem, id, "An answer");
    await changeBlock("blockUser", ada, dee);

    const folded = (await see(ada, id)).comments.nodes.find((one: { id: string }) => one.id === written);

    expect(folded).toMatchObject({ isFolded: true, text: "", mentions: [] });
    await write("addComment", cem, { postId: id, text: "Yes", replyTo: written });
    await testApp().graphql(`mutation { deleteComment(id: "${written}") { id } }`, {}, { as: dee });
    const place = await testApp().graphql(
      `{ comment(id: "${written}") { isDeleted mentions { start } } }`,
      {},
      { as: cem },
    );
    expect(place.data.comment).toEqual({ isDeleted: true, mentions: [] });
    expect(await testApp().db.query("select 1 from mentioned_members where comment_id = $1", [written])).toEqual([]);
  });
});
