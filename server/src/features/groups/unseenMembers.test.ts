import { codeOf } from "../../testing/answers";
import { groupCalls } from "../../testing/groupCalls";
import { useTestApp } from "../../testing/harness";
import type { User } from "../accounts/User";

const testApp = useTestApp();
const { send, read, scene } = groupCalls(testApp);
const ask = (query: string, as: User) => testApp().graphql(query, {}, { as });

describe("Members whom the owner does not see", () => {
  const block = (as: User, { id }: User) => ask(`mutation { blockUser(input: { userId: "${id}" }) { id } }`, as);
  const suspend = ({ id }: User) => testApp().db.query("update users set absence = 'SUSPENDED' where id = $1", [id]);

  it.each([
    ["blocked", block],
    ["blocking", (as: User, other: User) => block(other, as)],
    ["suspended", (_as: User, other: User) => suspend(other)],
  ])("get neither a role nor the group, and none of their requests is answered: %s", async (_how, hide) => {
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
    expect((await read(ada, groupId)).members.nodes).toEqual([{ role: "OWNER", user: { id: ada.id } }]);
  });
});
