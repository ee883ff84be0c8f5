import { buildPost, buildUser } from "../../../testing/app/factories";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";
import { Group } from "../group/Group";

const testApp = useTestApp();
const rest = restCall(testApp);
const { send, read, scene } = groupCalls(testApp);

describe("the members of a group", () => {
  it("are listed by pages, those who came first before the others, in as many statements for ten as for two", async () => {
    const { db, counter } = testApp();
    const { ada, groupId } = await scene();
    const others = [];
    for (let i = 0; i < 9; i++) {
      const member = await buildUser(db);
      await send("joinGroup", member, { groupId });
      others.push(member.id);
    }
    const page = async (first: number, after: string | null = null) => {
      const query = `query ($first: Int!, $after: String) { group(id: "${groupId}") { members(first: $first, after: $after) {
        nodes { user { id name } } pageInfo { endCursor hasNextPage } } } }`;
      return (await testApp().graphql(query, { first, after }, { as: ada })).data.group.members;
    };
    await page(1);

    const few = await counter.count(() => page(2));
    const many = await counter.count(() => page(10));
    const first = await page(4);
    const second = await page(6, first.pageInfo.endCursor);

    expect(many).toBe(few);
    const ids = [...first.nodes, ...second.nodes].map(({ user }: { user: { id: string } }) => user.id);
    expect(ids).toEqual([ada.id, ...others]);
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  it("do not show a member to somebody they blocked", async () => {
    const { ada, bo, eve, groupId } = await scene();
    await send("joinGroup", bo, { groupId });
    await send("joinGroup", eve, { groupId });

    await testApp().graphql(`mutation { blockUser(input: { userId: "${eve.id}" }) { id } }`, {}, { as: bo });

    const { members, memberCount } = await read(eve, groupId);
    expect(members.nodes.map(({ user }: { user: { id: string } }) => user.id)).toEqual([ada.id, eve.id]);
    expect(memberCount).toBe(3);
  });
});

describe("a member who deletes the account", () => {
  it("is counted nowhere any more", async () => {
    const { ada, bo, eve, groupId } = await scene();
    const { id: own } = await buildPost(testApp().db, { authorId: bo.id });
    await send("joinGroup", bo, { groupId });
    await send("joinGroup", eve, { groupId });

    await rest("DELETE /api/profile", { as: bo });

    expect(await read(ada, groupId)).toMatchObject({ memberCount: 2, members: { totalCount: 2 } });
    expect(await read(ada, own)).toBeNull();
    expect(await testApp().db.countBy(Group, { id: own })).toBe(0);
  });
});
