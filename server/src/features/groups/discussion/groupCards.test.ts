import { User } from "../../accounts/users/User";
import { buildComment, buildPost, buildProfile, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { Interest } from "../../profiles/interest";
import { Group } from "../group/Group";

const app = useTestApp();

describe("M45 what a group's card shows", () => {
  const query = `query { posts(first: 20) { nodes { id interest repliers { id name avatar } } } }`;

  it("brings its interest, never its author's, and the last who replied, without a statement for each group", async () => {
    const { userId } = await buildProfile(app().db, { interest: Interest.PHYSICS });
    const [ada, bo, chen, dina] = await Promise.all(
      ["Ada", "Bo", "Chen", "Dina"].map((name) => buildUser(app().db, { name })),
    );
    const post = await buildPost(app().db, { authorId: userId });
    const about = await buildPost(app().db);
    await app().db.update(Group, { id: about.id }, { interest: Interest.ART });
    for (const member of [ada, bo, chen, dina, bo]) {
      await buildComment(app().db, { postId: post.id, authorId: member?.id });
    }
    const lonely = await buildPost(app().db);

    const { data } = await app().graphql(query, {}, { as: ada as never });
    const few = await app().counter.count(() => app().graphql(query, {}, { as: ada as never }));
    for (let more = 0; more < 5; more++) await buildPost(app().db);
    const many = await app().counter.count(() => app().graphql(query, {}, { as: ada as never }));

    const cards = new Map(data.posts.nodes.map((node: { id: string }) => [node.id, node]));
    expect(cards.get(post.id)).toMatchObject({
      interest: null,
      repliers: [{ name: "Bo" }, { name: "Dina" }, { name: "Chen" }],
    });
    expect(cards.get(about.id)).toMatchObject({ interest: "ART" });
    expect(cards.get(lonely.id)).toMatchObject({ interest: null, repliers: [] });
    expect(many).toBe(few);
  });

  it("C27 X1 shows what the group is about, not what its author wants to learn, wherever a group is named", async () => {
    const { userId } = await buildProfile(app().db, { interest: Interest.CODING });
    const as = await app().db.findOneByOrFail(User, { id: userId });
    const input = { text: "Reactions at home", group: { interest: "CHEMISTRY" } };
    const create = "mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }";
    const { id } = (await app().graphql(create, { input }, { as })).data.createPost;

    const places = `{ posts(interest: CHEMISTRY) { nodes { interest } } post(id: "${id}") { interest } newestGroups { interest } }`;
    const { data } = await app().graphql(places, {}, { as });

    const shown = [...data.posts.nodes, data.post, data.newestGroups[0]].map(({ interest }) => interest);
    expect(shown).toEqual(["CHEMISTRY", "CHEMISTRY", "CHEMISTRY"]);
  });

  it("is there for a group that was just started", async () => {
    const { userId } = await buildProfile(app().db, { interest: Interest.ART });
    const as = await app().db.findOneByOrFail(User, { id: userId });
    const create = `mutation ($input: CreatePostInput!) { createPost(input: $input) { interest repliers { id } } }`;

    const { data } = await app().graphql(create, { input: { text: "Inks" } }, { as });

    expect(data.createPost).toEqual({ interest: null, repliers: [] });
  });
});

describe("M46 what a visitor sees of the newest groups", () => {
  const query = `query ($first: Int! = 3) { newestGroups(first: $first) { id title interest peopleCount } }`;

  it("is a title, an interest and a number of people, and nothing of what members wrote", async () => {
    const { userId } = await buildProfile(app().db, { interest: Interest.ART });
    const post = await buildPost(app().db, {
      authorId: userId,
      text: `\n${"Portraits in watercolour ".repeat(8)}\nOur secret meeting place is the old mill.`,
    });
    await app().db.update(Group, { id: post.id }, { interest: Interest.ART });
    await buildComment(app().db, { postId: post.id });
    await buildComment(app().db, { postId: post.id, authorId: userId });
    const exam = "Entrance exam for public health, eleven weeks left.";
    const other = await buildPost(app().db, { text: `${exam} I'm looking for one serious partner for biology.` });
    await new Promise((resolve) => setTimeout(resolve, 5_100));

    const { data } = await app().graphql(query, { first: 6 });

    const shown = data.newestGroups.find(({ id }: { id: string }) => id === post.id);
    expect(data.newestGroups).toHaveLength(6);
    expect(shown).toMatchObject({ interest: "ART", peopleCount: 2 });
    expect(shown.title).toMatch(/^Portraits in watercolour .*…$/);
    expect([...shown.title].length).toBeLessThanOrEqual(81);
    expect(data.newestGroups.find(({ id }: { id: string }) => id === other.id).title).toBe(exam);
  });

  it("costs one statement for all who ask within seconds", async () => {
    await app().graphql(query);

    const asked = () => Promise.all(Array.from({ length: 20 }, () => app().graphql(query)));

    expect(await app().counter.count(asked)).toBeLessThanOrEqual(1);
  });

  it.each([0, 7, -1])("refuses %s of them", async (first) => {
    const { errors } = await app().graphql(query, { first });

    expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });
});
