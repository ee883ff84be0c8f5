import { codeOf, fieldsOf, messageOf } from "../../../testing/calls/answers";
import { buildUser, buildUsers } from "../../../testing/app/factories";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import { untilServed } from "../../../testing/app/untilServed";
import { restCall } from "../../../testing/calls/restCall";
import type { User } from "../../accounts/users/User";
import { Membership } from "../members/Membership";
import { Group } from "./Group";

const testApp = useTestApp();
const rest = restCall(testApp);
const { send, read, scene } = groupCalls(testApp);

const publish = (as: User, input: object) =>
  testApp().graphql(
    `mutation ($input: CreatePostInput!) { createPost(input: $input) { id text group { id title interest tags capacity visibility memberCount owner { id } post { id } } } }`,
    { input },
    { as },
  );

describe("a post", () => {
  it("starts one group with its id, whichever way it is published", async () => {
    const ada = await buildUser(testApp().db);

    const { data } = await publish(ada, { text: "Over GraphQL" });
    const { body } = await rest("POST /api/posts", { as: ada, body: { text: "Over REST" } });

    for (const id of [data.createPost.id, body._id]) {
      const group = await read(ada, id);
      expect(group).toMatchObject({ id, visibility: "OPEN", title: null, tags: [], capacity: null, memberCount: 1 });
      expect(group.members.nodes).toEqual([{ role: "OWNER", user: { id: ada.id } }]);
      expect(group.viewerMembership).toEqual({ role: "OWNER", state: "ACTIVE", message: null });
    }
  });

  it("is published together with what it says of its group, once for one key", async () => {
    const ada = await buildUser(testApp().db);
    const group = {
      title: " Linear algebra ",
      interest: "PHYSICS",
      tags: ["maths", "maths", " evening "],
      capacity: 5,
    };
    const input = { text: "Who joins?", idempotencyKey: "group-1", group };

    const first = await publish(ada, input);
    const again = await publish(ada, input);
    const other = await publish(ada, { ...input, group: { ...group, capacity: 6 } });

    const { id } = first.data.createPost;
    expect(first.data.createPost).toEqual({
      id,
      text: "Who joins?",
      group: {
        id,
        title: "Linear algebra",
        interest: "PHYSICS",
        tags: ["maths", "evening"],
        capacity: 5,
        visibility: "OPEN",
        memberCount: 1,
        owner: { id: ada.id },
        post: { id },
      },
    });
    expect(again.data).toEqual(first.data);
    expect(codeOf(other)).toBe("CONFLICT");
  });

  it.each([
    ["title", { title: "x".repeat(81) }],
    ["tags", { tags: ["a", "b", "c", "d", "e", "f"] }],
    ["tags", { tags: ["x".repeat(31)] }],
    ["capacity", { capacity: 1 }],
    ["capacity", { capacity: 501 }],
    ["visibility", { visibility: null }],
  ])("is not published when the %s of its group is wrong", async (field, group) => {
    const ada = await buildUser(testApp().db);

    const answer = await publish(ada, { text: "Never", group });

    expect([codeOf(answer), fieldsOf(answer)]).toEqual(["BAD_USER_INPUT", [`input.group.${field}`]]);
    expect(await testApp().db.countBy(Group, { ownerId: ada.id })).toBe(0);
  });
});

describe("B1 joinGroup and leaveGroup", () => {
  it("change who belongs to a group and how many they are; twice is once", async () => {
    const { ada, bo, groupId } = await scene();
    expect(await read(bo, groupId)).toMatchObject({
      viewerMembership: null,
      viewerCanJoin: true,
      viewerCanLeave: false,
    });

    const joined = await send("joinGroup", bo, { groupId });
    const again = await send("joinGroup", bo, { groupId });

    expect(joined.data.joinGroup).toMatchObject({
      memberCount: 2,
      viewerMembership: { role: "MEMBER", state: "ACTIVE", message: null },
      viewerCanJoin: false,
      viewerCanLeave: true,
      members: { totalCount: 2, nodes: [{ user: { id: ada.id } }, { user: { id: bo.id } }] },
    });
    expect(again.data).toEqual(joined.data);

    const left = await send("leaveGroup", bo, { groupId });
    const leftAgain = await send("leaveGroup", bo, { groupId });
    expect(left.data.leaveGroup).toMatchObject({ memberCount: 1, viewerMembership: null, viewerCanJoin: true });
    expect(leftAgain.data).toEqual(left.data);
  });

  it("admit exactly 50 of 200 who join a group of 50 at once; the others hear that it is full", async () => {
    const { db } = testApp();
    const { ada, groupId } = await scene({ capacity: 50 });
    const members = await buildUsers(db, 200);

    const query = `mutation { joinGroup(input: { groupId: "${groupId}" }) { memberCount } }`;
    const join = (as: User) => untilServed(() => testApp().graphql(query, {}, { as }));
    const answers = await Promise.all(members.map(join));

    const refused = answers.filter(({ errors }) => errors);
    expect(refused.map(codeOf)).toEqual(Array.from({ length: 151 }, () => "GROUP_FULL"));
    expect(await db.countBy(Membership, { groupId })).toBe(50);
    expect(await read(ada, groupId)).toMatchObject({ memberCount: 50 });
    expect(await read(await buildUser(db), groupId)).toMatchObject({ viewerCanJoin: false });
  });

  it("end exact when members join and leave all at once", async () => {
    const { db } = testApp();
    const { ada, groupId } = await scene();
    const members = await buildUsers(db, 30);

    const answers = await Promise.all(
      members.flatMap((as) =>
        ["joinGroup", "leaveGroup", "joinGroup"].map((name) => untilServed(() => send(name, as, { groupId }))),
      ),
    );

    expect(answers.filter(({ errors }) => errors)).toEqual([]);
    const { memberCount } = await read(ada, groupId);
    expect(await db.countBy(Membership, { groupId })).toBe(memberCount);
  });

  it("keep the owner, and answer an unknown group as one that is not there", async () => {
    const { ada, bo, groupId } = await scene();
    const unknown = "0197f0a0-0000-7000-8000-000000000000";

    expect(codeOf(await send("leaveGroup", ada, { groupId }))).toBe("CONFLICT");
    expect(codeOf(await send("joinGroup", bo, { groupId: unknown }))).toBe("NOT_FOUND");
    expect(fieldsOf(await send("joinGroup", bo, { groupId: "none" }))).toEqual(["input.groupId"]);
  });
});

describe("B1 updateGroup", () => {
  it("changes what is given, and keeps the rest", async () => {
    const { ada, groupId } = await scene();
    await send("updateGroup", ada, { groupId, title: "Algebra", tags: ["maths"], capacity: 9 });

    const { data } = await send("updateGroup", ada, { groupId, title: null, interest: "ART" });

    expect(data.updateGroup).toMatchObject({ title: null, interest: "ART", tags: ["maths"], capacity: 9 });
  });

  it("refuses a capacity below the members, with their number", async () => {
    const { ada, bo, eve, groupId } = await scene();
    await send("joinGroup", bo, { groupId });
    await send("joinGroup", eve, { groupId });

    const answer = await send("updateGroup", ada, { groupId, capacity: 2 });

    expect([codeOf(answer), fieldsOf(answer)]).toEqual(["BAD_USER_INPUT", ["input.capacity"]]);
    expect(messageOf(answer)).toContain("3 members");
    expect((await send("updateGroup", ada, { groupId, capacity: 3 })).errors).toBeUndefined();
  });

  it("is the owner's alone", async () => {
    const { bo, groupId } = await scene();
    await send("joinGroup", bo, { groupId });

    const answer = await send("updateGroup", bo, { groupId, title: "Mine" });

    expect(codeOf(answer)).toBe("FORBIDDEN");
  });
});
