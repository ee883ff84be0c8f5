import { codeOf, fieldsOf } from "../../testing/answers";
import { groupCalls } from "../../testing/groupCalls";
import { useTestApp } from "../../testing/harness";

const testApp = useTestApp();
const { send, scene } = groupCalls(testApp);

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
