import { buildComment, buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { codeOf } from "../../../testing/calls/answers";
import { mark, mentionCalls, readMentions } from "../../../testing/calls/mentionCalls";
import { restCall } from "../../../testing/calls/restCall";
import { listen, LiveClient } from "../../../testing/live/LiveClient";
import { removeMember } from "../../accounts/deletion/removeMember";
import type { User } from "../../accounts/users/User";
import { hideComment } from "../discussion/hiding";
import { mentions as limits } from "../limits";
import { forgetNames } from "./forgetNames";

const testApp = useTestApp();
const rest = restCall(testApp);
const { write, comment, see } = mentionCalls(testApp);

/** A group of Ada's, where Bo and a member who will leave wrote. */
async function scene(name: string) {
  const { db } = testApp();
  const [ada, bo] = [await buildUser(db, { name: "Ada" }), await buildUser(db, { name: "Bo 🎉" })];
  const leaver = await buildUser(db, { name });
  const { id } = await buildPost(db, { authorId: ada.id });
  for (const { id: authorId } of [bo, leaver]) await buildComment(db, { postId: id, authorId });
  return { ada, bo, leaver, id };
}

const leave = ({ id }: User, keepsContent = false) => removeMember(testApp().services, id, { keepsContent });

/** In which tables the name is. */
async function tablesWith(name: string): Promise<string[]> {
  const tables = ["posts", "comments", "revisions", "moderation_cases", "reports", "mentioned_members", "users"];
  const found = await Promise.all(
    tables.map((table) =>
      testApp().db.query<unknown[]>(`select 1 from ${table} t where position($1 in t::text) > 0`, [name]),
    ),
  );
  return tables.filter((_table, index) => (found[index] ?? []).length > 0);
}

describe("W3 the name of a deleted member", () => {
  it.each([
    ["with what they wrote", false, "Quokka One"],
    ["but for what they wrote", true, "Quokka Two"],
  ])(
    "%s, is gone from every text: posts, comments, hidden ones, and what they said before",
    async (_how, keeps, name) => {
      const { ada, bo, leaver, id } = await scene(name);
      const text = `👩‍👩‍👧 @Bo 🎉, @${name} and @${name}, @Bo 🎉`;
      const members = [bo, leaver, leaver, bo];
      await write("updatePost", ada, { postId: id, text, version: 1, mentions: mark(text, ...members) });
      const hidden = (await comment(ada, id, text, ...members)).data.addComment.id;
      const edited = (await comment(bo, id, `@${name}`, leaver)).data.addComment.id;
      await write("updateComment", bo, { commentId: edited, text: "Nobody", version: 1 });
      const seen = (await comment(ada, id, text, ...members)).data.addComment.id;
      await testApp().services.db.transaction((tx) => hideComment(tx, hidden, true));
      const before = (await see(ada, id)).version;

      await leave(leaver, keeps);
      expect((await see(ada, id)).mentions).toHaveLength(2);
      await testApp().runJobs();

      const after = await see(ada, id);
      const left = "👩‍👩‍👧 @Bo 🎉, @Former member and @Former member, @Bo 🎉";
      const shown = after.comments.nodes.find((one: { id: string }) => one.id === seen);
      for (const one of [after, shown])
        expect([one.text, readMentions(one)]).toEqual([left, ["@Bo 🎉 = Bo 🎉", "@Bo 🎉 = Bo 🎉"]]);
      expect(after.version).toBeGreaterThan(before);
      expect(shown.version).toBe(2);
      const query = `{ comment(id: "${edited}") { text revisions { nodes { text mentions { start } } } } }`;
      expect((await testApp().graphql(query, {}, { as: bo })).data.comment).toEqual({
        text: "Nobody",
        revisions: { nodes: [{ text: "@Former member", mentions: [] }] },
      });
      expect(await testApp().db.query("select text from comments where id = $1", [hidden])).toEqual([{ text: left }]);
      expect([await tablesWith(name), await tablesWith(leaver.id)]).toEqual([[], []]);
    },
  );

  it("goes from any number of texts, once, also where the job was cut short", async () => {
    const { bo, leaver, id } = await scene("Quokka Three");
    const count = limits.textsAtOnce + 3;
    for (let left = count; left > 0; left--) await comment(bo, id, "@Quokka Three!", leaver);
    await leave(leaver);
    const cut = AbortSignal.abort(new Error("time is up"));
    await expect(forgetNames(testApp().services.db, cut)).rejects.toThrow("time is up");

    await Promise.all([forgetNames(testApp().services.db), forgetNames(testApp().services.db)]);
    await testApp().runJobs();

    const texts = await testApp().db.query<{ text: string; version: number }[]>(
      "select text, version from comments where post_id = $1 and text like '@%'",
      [id],
    );
    expect(texts).toEqual(Array.from({ length: count }, () => ({ text: "@Former member!", version: 2 })));
    expect(await tablesWith("Quokka Three")).toEqual([]);
  });

  it("is not brought back by an edit that began before, and reaches who is watching", async () => {
    const { ada, bo, leaver, id } = await scene("Quokka Four");
    const written = (await comment(bo, id, "@Quokka Four?", leaver)).data.addComment.id;
    const client = new LiveClient(await listen(testApp()), testApp().tokenOf(ada));
    const query = `subscription ($id: ID!) { commentChanged(postId: $id) { id text mentions { start } } }`;
    const changes = client.subscribe<{ commentChanged: object }>(query, { id });
    const posts = client.subscribe(`subscription ($id: ID!) { postChanged(postId: $id) { version } }`, { id });
    await posts.until(1);

    await leave(leaver);
    await testApp().runJobs();

    const change = { id: written, text: "@Former member?", mentions: [] };
    expect((await changes.until(1)).map(({ commentChanged }) => commentChanged)).toEqual([change]);
    await client.leave();
    const late = await write("updateComment", bo, { commentId: written, text: "@Quokka Four!", version: 1 });
    expect(codeOf(late)).toBe("CONFLICT");
    const { body } = await rest(`GET /api/threads/${id}/comments`, { as: ada });
    expect(JSON.stringify(body)).not.toContain("Quokka");
  });
});
