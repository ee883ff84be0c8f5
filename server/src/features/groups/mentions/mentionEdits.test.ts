import { buildComment, buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { codeOf, inputFieldsOf } from "../../../testing/calls/answers";
import { blockCalls } from "../../../testing/calls/blockCalls";
import { mark, mentionCalls, readMentions } from "../../../testing/calls/mentionCalls";

const testApp = useTestApp();
const { write, comment, see } = mentionCalls(testApp);
const { change: changeBlock } = blockCalls(testApp);

/** A comment of Ada's that mentions Bo and Cem, who wrote there before. */
async function scene() {
  const { db } = testApp();
  const [ada, bo, cem] = [
    await buildUser(db),
    await buildUser(db, { name: "Bo" }),
    await buildUser(db, { name: "Cem" }),
  ];
  const { id: postId } = await buildPost(db, { authorId: ada.id });
  for (const { id: authorId } of [bo, cem]) await buildComment(db, { postId, authorId });
  const { id } = (await comment(ada, postId, "@Bo and @Cem 🎉", bo, cem)).data.addComment;
  const edit = (version: number, text: string, more: object = {}) =>
    write("updateComment", ada, { commentId: id, text, version, ...more });
  return { ada, bo, cem, postId, id, edit };
}

describe("W3 an edit of a text that mentions members", () => {
  it("keeps those whom the new text still names, where it names them", async () => {
    const { ada, edit, postId } = await scene();

    const { data } = await edit(1, "🎉🎉 First @Cem, then @Bo, then @Cem");
    expect(readMentions(data.updateComment)).toEqual(["@Cem = Cem", "@Bo = Bo"]);
    expect(data.updateComment.mentions[0].start).toBe("🎉🎉 First ".length);
    const fewer = await edit(2, "Only @Bo");
    expect(readMentions(fewer.data.updateComment)).toEqual(["@Bo = Bo"]);
    const none = await edit(3, "Nobody");
    expect(none.data.updateComment.mentions).toEqual([]);
    expect(readMentions((await edit(4, "@Bo again")).data.updateComment)).toEqual([]);

    const query = `{ post(id: "${postId}") { comments(first: 1) { nodes { revisions { nodes { text mentions { start length user { name } } } } } } } }`;
    const [shown] = (await testApp().graphql(query, {}, { as: ada })).data.post.comments.nodes;
    expect(shown.revisions.nodes.map(readMentions)).toEqual([
      [],
      ["@Bo = Bo"],
      ["@Cem = Cem", "@Bo = Bo"],
      ["@Bo = Bo", "@Cem = Cem"],
    ]);
  });

  it("keeps an earlier mention as it was, although the member has another name, or may not be mentioned any more", async () => {
    const { ada, bo, cem, edit } = await scene();
    await testApp().graphql(`mutation { changeName(input: { name: "Robert" }) { id } }`, {}, { as: bo });
    await changeBlock("blockUser", cem, ada);
    const mentions = mark("@Bo, @Cem", bo, cem);

    const kept = await edit(1, "@Bo, @Cem", { mentions });
    const untouched = await edit(2, "So: @Bo, @Cem");
    expect([kept.errors, untouched.errors]).toEqual([undefined, undefined]);
    await changeBlock("unblockUser", cem, ada);
    const see = await edit(3, "Well: @Bo, @Cem");
    expect(readMentions(see.data.updateComment)).toEqual(["@Bo = Robert", "@Cem = Cem"]);
    await changeBlock("blockUser", cem, ada);

    const without = await edit(4, "Nobody", { mentions: [] });
    expect(without.data.updateComment.mentions).toEqual([]);
    const late = await edit(5, "@Bo, @Cem", { mentions: mentions.slice(0, 1) });
    expect([codeOf(late), inputFieldsOf(late)]).toEqual(["BAD_USER_INPUT", ["mentions[0]"]]);
    const blocked = await edit(5, "@Bo, @Cem", { mentions: mentions.slice(1) });
    expect([codeOf(blocked), inputFieldsOf(blocked)]).toEqual(["BAD_USER_INPUT", ["mentions[0]"]]);
  });

  it("can change the mentions alone, and says so once with a key", async () => {
    const { ada, bo, postId } = await scene();
    const text = "@Bo, @Bo";
    const [first, second] = mark(text, bo, bo);
    const edit = (version: number, more: object) => write("updatePost", ada, { postId, text, version, ...more });

    const key = { idempotencyKey: "edit-mentions-1" };
    // Two comments and the one of the scene have changed the version of the post.
    const { version } = await see(ada, postId);
    const one = await edit(version, { mentions: [first], ...key });
    const repeated = await edit(version, { mentions: [first], ...key });
    const other = await edit(version, { mentions: [second], ...key });
    const moved = await edit(one.data.updatePost.version, { mentions: [second] });
    const same = await edit(moved.data.updatePost.version, { mentions: [second] });

    expect(repeated.data.updatePost).toEqual(one.data.updatePost);
    expect(codeOf(other)).toBe("CONFLICT");
    expect(moved.data.updatePost.mentions.map(({ start }: { start: number }) => start)).toEqual([5]);
    expect(same.data.updatePost.version).toBe(moved.data.updatePost.version);
  });

  it("of two at once, the second gets CONFLICT, and the mentions are those of the text that stands", async () => {
    const { ada, bo, cem, edit, postId } = await scene();

    const answers = await Promise.all([
      edit(1, "@Bo it is", { mentions: mark("@Bo it is", bo) }),
      edit(1, "@Cem it is", { mentions: mark("@Cem it is", cem) }),
    ]);

    expect(answers.map(codeOf).toSorted()).toEqual(["CONFLICT", undefined]);
    const [shown] = (await see(ada, postId)).comments.nodes;
    expect(readMentions(shown)).toEqual([shown.text === "@Bo it is" ? "@Bo = Bo" : "@Cem = Cem"]);
  });
});
