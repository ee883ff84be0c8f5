import { codeOf, fieldsOf } from "../../../testing/calls/answers";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const { send, scene } = groupCalls(testApp);

const codeFor = async (as: User, groupId: string): Promise<string> =>
  (await testApp().graphql(`{ group(id: "${groupId}") { inviteCode } }`, {}, { as })).data.group.inviteCode;

describe("joinGroup", () => {
  it.each([{ groupId: " " }, { groupId: "\u200b", inviteCode: " " }, {}])(
    "says that the group is missing when nothing names one: %j",
    async (input) => {
      const { bo } = await scene();

      const refused = await send("joinGroup", bo, input);

      expect([codeOf(refused), fieldsOf(refused)]).toEqual(["BAD_USER_INPUT", ["input.groupId"]]);
    },
  );

  it("takes the group where the invitation is blank", async () => {
    const { bo, groupId } = await scene();

    const { data } = await send("joinGroup", bo, { groupId, inviteCode: " " });

    expect(data.joinGroup.viewerMembership.state).toBe("ACTIVE");
  });
});

describe("viewerCanJoin of a group that was found by its invitation", () => {
  const mayJoin = async (as: User, code: string) =>
    (await testApp().graphql(`{ groupByInvite(code: "${code}") { viewerCanJoin } }`, {}, { as })).data.groupByInvite
      .viewerCanJoin as boolean;

  it.each(["OPEN", "ON_REQUEST", "PRIVATE"])("says what joining does where the group is %s", async (visibility) => {
    const { ada, bo, eve, groupId } = await scene({ visibility, capacity: 2 });
    const code = await codeFor(ada, groupId);
    if (visibility === "ON_REQUEST") await send("joinGroup", bo, { groupId });

    expect(await mayJoin(bo, code)).toBe(true);
    const joined = await send("joinGroup", bo, { inviteCode: code });
    expect(joined.data.joinGroup.viewerMembership.state).toBe("ACTIVE");
    // Members are in already, and nobody else has room.
    expect(await Promise.all([ada, bo, eve].map((as) => mayJoin(as, code)))).toEqual([false, false, false]);
    expect(codeOf(await send("joinGroup", eve, { inviteCode: code }))).toBe("GROUP_FULL");
  });
});
