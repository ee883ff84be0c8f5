import { codeOf } from "../../../testing/calls/answers";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import type { User } from "../../accounts/users/User";
import { Membership } from "./Membership";

const testApp = useTestApp();
const { send, read, scene } = groupCalls(testApp);
const ask = (query: string, as: User) => testApp().graphql(query, {}, { as });

describe("Members whom the owner does not see", () => {
  const block = (as: User, { id }: User) => ask(`mutation { blockUser(input: { userId: "${id}" }) { id } }`, as);
  const suspend = ({ id }: User) => testApp().db.query("update users set absence = 'SUSPENDED' where id = $1", [id]);

  it.each([
    ["blocked", block, [{ role: "MEMBER", user: null }]],
    ["blocking", (as: User, other: User) => block(other, as), [{ role: "MEMBER", user: null }]],
    ["suspended", (_as: User, other: User) => suspend(other), []],
  ])("get neither a role nor the group, and none of their requests is answered: %s", async (_how, hide, shown) => {
    const { ada, bo, eve, groupId } = await scene();
    const [userId, role] = [bo.id, "MODERATOR"];
    await send("joinGroup", bo, { groupId });
    await hide(ada, bo);
    const acts = [
      await send("setMemberRole", ada, { groupId, userId, role }),
      await send("handOverGroup", ada, { groupId, userId }),
    ];
    await send("updateGroup", ada, { groupId, visibility: "ON_REQUEST" });
    await send("joinGroup", eve, { groupId });
    await hide(ada, eve);
    for (const name of ["acceptJoinRequest", "declineJoinRequest"])
      acts.push(await send(name, ada, { groupId, userId: eve.id }));

    expect(acts.map(codeOf)).toEqual(["CONFLICT", "CONFLICT", "CONFLICT", "CONFLICT"]);
    expect((await read(ada, groupId)).members.nodes).toEqual([{ role: "OWNER", user: { id: ada.id } }, ...shown]);
  });

  it.each(["an owner", "a moderator"])(
    "N22 are in the list of %s without their name, and can be removed",
    async (who) => {
      const { ada, bo, eve, groupId } = await scene();
      for (const as of [bo, eve]) await send("joinGroup", as, { groupId });
      await send("setMemberRole", ada, { groupId, userId: eve.id, role: "MODERATOR" });
      const manager = who === "an owner" ? ada : eve;
      await block(manager, bo);
      const query = `{ group(id: "${groupId}") { members { nodes { id role user { id } } } } }`;
      const members = async (as: User): Promise<{ id: string; role: string; user: { id: string } | null }[]> =>
        (await ask(query, as)).data.group.members.nodes;
      const unseen = (await members(manager)).find(({ user }) => user === null);
      expect(unseen).toMatchObject({ role: "MEMBER" });

      const { data } = await send("removeMember", manager, { groupId, userId: unseen?.id });

      expect(data.removeMember.memberCount).toBe(2);
      expect(await testApp().db.findOneBy(Membership, { groupId, userId: bo.id })).toMatchObject({ state: "REMOVED" });
      expect((await members(manager)).map(({ user }) => user?.id).sort()).toEqual([ada.id, eve.id].sort());
    },
  );
});
