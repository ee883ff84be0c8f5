import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import { removeMember } from "../../accounts/deletion/removeMember";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const { send, read, scene } = groupCalls(testApp);

type Scene = Awaited<ReturnType<typeof scene>>;

const changes: [string, (scene: Scene) => Promise<unknown>][] = [
  ["is handed over", ({ ada, bo, groupId }) => send("handOverGroup", ada, { groupId, userId: bo.id })],
  ["is inherited", ({ ada }) => removeMember(testApp().services, ada.id, { keepsContent: false })],
];

describe("C3 a private group that gets an owner who blocked a member", () => {
  const block = (as: User, { id }: User) =>
    testApp().graphql(`mutation { blockUser(input: { userId: "${id}" }) { id } }`, {}, { as });

  it.each(changes)("is left by that member: it %s", async (_how, change) => {
    const all = await scene();
    const { bo, eve, groupId } = all;
    for (const member of [bo, eve]) await send("joinGroup", member, { groupId });
    await send("updateGroup", all.ada, { groupId, visibility: "PRIVATE" });
    await block(eve, bo);
    expect((await read(eve, groupId)).memberCount).toBe(3);

    await change(all);
    await testApp().runJobs();

    expect(await read(eve, groupId)).toBeNull();
    const { memberCount, members } = await read(bo, groupId);
    expect(members.nodes).toContainEqual({ role: "OWNER", user: { id: bo.id } });
    expect([memberCount, members.totalCount]).toEqual([members.nodes.length, members.nodes.length]);
  });

  it("is left by who is blocked by its owner once it becomes private", async () => {
    const { ada, bo, eve, groupId } = await scene();
    for (const member of [bo, eve]) await send("joinGroup", member, { groupId });
    await block(ada, bo);

    await send("updateGroup", ada, { groupId, visibility: "PRIVATE" });
    await testApp().runJobs();

    expect(await read(bo, groupId)).toBeNull();
    const { memberCount, members } = await read(eve, groupId);
    expect([memberCount, members.totalCount]).toEqual([2, 2]);
  });
});
