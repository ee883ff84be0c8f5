import { buildComment, buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { buddyGroupCalls } from "../../../testing/calls/buddyGroupCalls";
import { groupCalls, notificationLines } from "../../../testing/calls/groupCalls";
import { restCall } from "../../../testing/calls/restCall";
import type { User } from "../../accounts/users/User";
import { hidePost } from "../discussion/hiding";
import { nameIn, nameOf } from "./groupName";

const untitled = (text: string) => nameOf({ title: null, text });

describe("the name of a group", () => {
  it.each([
    ["Linear algebra\nTuesdays", "Linear algebra"],
    ["\n\r\n  Linear algebra \nTuesdays", "Linear algebra"],
    ["**Linear** _algebra_\nTuesdays", "Linear algebra"],
    ["- [Linear algebra](https://example.org)\n- and more", "Linear algebra"],
    ["```\nx = 1\n```", "x = 1"],
    ["مجموعة للقراءة\nكل يوم", "مجموعة للقراءة"],
    ["", "Study group"],
  ])("D8 of %j is the first line without markup", (text, name) => {
    expect(untitled(text)).toBe(name);
    expect(nameIn(`\n${text}`)).toBe(name);
  });

  it("is cut after the first sentence, between words, or within a word that has no end", () => {
    expect(untitled(`Who reads about ferments? ${"I have jars. ".repeat(12)}`)).toBe("Who reads about ferments?");
    expect(untitled(`What we read this winter: ${"books ".repeat(30)}`)).toBe("What we read this winter");
    expect(untitled("one two three four five ".repeat(12))).toMatch(/^.{60,80} \w+…$/);
    expect(untitled(`Hello ${"x".repeat(300)}`)).toBe(`Hello ${"x".repeat(74)}…`);
    expect(untitled("🌱".repeat(5_000))).toBe(`${"🌱".repeat(80)}…`);
    expect(untitled(`**${"Ferments ".repeat(500)}**`)).toMatch(/Ferments…$/);
  });

  it("is the title as it was written", () => {
    expect(nameOf({ title: "About __init__", text: "Python" })).toBe("About __init__");
    expect(nameIn("About __init__")).toBe("About __init__");
  });
});

const testApp = useTestApp();
const groups = groupCalls(testApp);
const pairs = buddyGroupCalls(testApp);
const rest = restCall(testApp);

const ask = async (as: User, query: string) => {
  const { data, errors } = await testApp().graphql(query, {}, { as });
  expect(errors).toBeUndefined();
  return data;
};

interface Found {
  id: string;
  name: string;
}

/** What one member reads of a group's name, everywhere. */
async function namesOf(as: User, groupId: string): Promise<string[]> {
  const data = await ask(
    as,
    `{
      posts(first: 20) { nodes { id name } } brief: posts(first: 20) { nodes { id author { id } name } }
      post(id: "${groupId}") { id name group { id name } }
      group(id: "${groupId}") { id name post { id name } }
      groups(first: 20) { nodes { id name } } whole: groups(first: 20) { nodes { id name tags post { id version name } } }
      myGroups(first: 20) { nodes { id name } }
    }`,
  );
  const lists = [data.posts, data.brief, data.groups, data.whole, data.myGroups];
  const [own, listed] = [
    await rest(`GET /api/posts/${groupId}`, { as }),
    await rest("GET /api/posts?limit=20", { as }),
  ];
  const inLists = lists.flatMap(({ nodes }) => nodes as Found[]).filter(({ id }) => id === groupId);
  const overRest = [own.body, ...listed.body].filter(({ _id }: { _id: string }) => _id === groupId);
  return [
    ...inLists.map(({ name }) => name),
    ...[data.post.name, data.post.group.name, data.group.name, data.group.post.name],
    ...overRest.map(({ group }: { group: Found }) => group.name),
  ];
}

describe("X1 a group is called the same", () => {
  it.each([
    ["with a title", "Friday finish", "Friday finish"],
    ["without one", null, "Who reads about ferments?"],
  ])("%s in every list, alone, over REST and in notifications", async (_, title, name) => {
    const { db } = testApp();
    const [ada, bo] = [await buildUser(db), await buildUser(db)];
    const text = `\n **Who** reads about _ferments_? ${"I have jars. ".repeat(40)}`;
    const { id: groupId } = await buildPost(db, { authorId: ada.id, text });
    if (title) await groups.send("updateGroup", ada, { groupId, title });
    await groups.send("joinGroup", bo, { groupId });

    const names = await namesOf(bo, groupId);
    await ask(bo, `mutation { addComment(input: { postId: "${groupId}", text: "Me" }) { id } }`);
    const lines = await notificationLines(testApp(), ada);

    expect(names).toHaveLength(11);
    expect([...new Set(names)]).toEqual([name]);
    expect(lines.notifications.nodes[0]?.summary).toContain(`“${name}”`);
  });

  it("by both of a group of two: with the name of the other, also after they left", async () => {
    const [ada, bo] = await pairs.buddies();
    const groupId = await pairs.idOf(ada, bo);
    const query = `{ group(id: "${groupId}") { name post { name } } post(id: "${groupId}") { name group { name } } myGroups { nodes { name } } }`;
    const expected = (name: string) => ({
      group: { name, post: { name } },
      post: { name, group: { name } },
      myGroups: { nodes: [{ name }] },
    });

    expect(await ask(ada, query)).toEqual(expected("Bo"));
    expect(await ask(bo, query)).toEqual(expected("Ada"));
    expect((await rest(`GET /api/posts/${groupId}`, { as: ada })).body.group).toMatchObject({
      name: "Bo",
      title: null,
    });
    await groups.send("leaveGroup", ada, { groupId });
    expect(await ask(bo, query)).toEqual(expected("Ada"));
  });

  it("by nobody in a sentence about a group of two that begins with its name", async () => {
    const [ada, bo] = await pairs.buddies();
    const groupId = await pairs.idOf(ada, bo);
    const summary = async () => (await notificationLines(testApp(), ada)).notifications.nodes[0]?.summary;
    const reply = () => ask(bo, `mutation { addComment(input: { postId: "${groupId}", text: "Me" }) { id } }`);

    await reply();
    expect(await summary()).toBe("Bo replied in your group of two");
    await reply();
    expect(await summary()).toBe("Bo wrote 2 replies in your group of two");
  });

  it("by guests who see the newest groups", async () => {
    const { ada, groupId } = await groups.scene({ title: "Ferments at home" });
    await new Promise((resolve) => setTimeout(resolve, 5_100));

    const { newestGroups } = await ask(ada, "{ newestGroups(first: 6) { id title } }");

    expect(newestGroups).toContainEqual({ id: groupId, title: "Ferments at home" });
  });
});

describe("the name of a group", () => {
  it("says nothing of a text that moderators hid", async () => {
    const { db, services } = testApp();
    const ada = await buildUser(db);
    const { id } = await buildPost(db, { authorId: ada.id, text: "Something bad" });
    await services.db.transaction((tx) => hidePost(tx, id, true));

    const query = `{ group(id: "${id}") { name } myGroups { nodes { name } } }`;
    const { data } = await testApp().graphql(query, {}, { as: ada });

    expect(JSON.stringify(data)).not.toContain("Something bad");
  });

  it("costs the feed no statement, and a page of comments one for all", async () => {
    const ada = await buildUser(testApp().db);
    for (let n = 0; n < 3; n++) {
      const { id } = await buildPost(testApp().db, { authorId: ada.id });
      await buildComment(testApp().db, { postId: id });
    }
    const count = (query: string) => testApp().counter.count(() => ask(ada, query));
    await count("{ posts(first: 3) { nodes { id } } }");

    expect(await count("{ posts(first: 3) { nodes { id name } } }")).toBe(1);
    expect(await count("{ groups(first: 3) { nodes { id name } } }")).toBe(1);
    expect(await count("{ posts(first: 3) { nodes { id group { name } } } }")).toBe(3);
  });
});
