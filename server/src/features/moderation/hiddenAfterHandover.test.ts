import { groupCalls } from "../../testing/calls/groupCalls";
import { useTestApp } from "../../testing/app/harness";
import { moderationCalls } from "../../testing/calls/moderationCalls";
import { endAbsence } from "../accounts/suspension/absence";
import { User } from "../accounts/users/User";

const testApp = useTestApp();
const { staff, report, decide, appeal, caseOf, decisionsOf } = moderationCalls(testApp);
const { scene, send } = groupCalls(testApp);

const fields = "text hiddenBy { content member until appeal reasonShown answer { id } }";
const see = async (as: User, groupId: string) =>
  (await testApp().graphql(`{ post(id: "${groupId}") { ${fields} } }`, {}, { as })).data.post;

describe("C17 C19 a group that was hidden while its owner was suspended", () => {
  async function handedOn() {
    const { ada, bo, groupId } = await scene({});
    await send("joinGroup", bo, { groupId });
    await report(bo, "GROUP", groupId);
    const moderator = await staff();
    const choice = { content: "HIDE", member: "SUSPEND", days: 7, reasonShown: "Advertising" } as const;
    await decide(moderator, await caseOf(groupId), choice);
    await testApp().runJobs();
    await testApp().services.db.transaction((tx) => endAbsence(tx, ada.id, "SUSPENDED"));
    const writer = await testApp().db.findOneByOrFail(User, { id: ada.id });
    const [decision] = await decisionsOf(writer);
    await appeal({ decisionId: decision?.id ?? "", text: "Please look again" }, writer);
    return { writer, successor: bo, moderator, groupId };
  }

  it("shows its new owner why, and nothing of what that meant for the member before", async () => {
    const { successor, moderator, groupId } = await handedOn();

    const shown = { content: "HIDE", reasonShown: "Advertising", answer: null };
    const theirs = { ...shown, member: "SUSPEND", until: expect.any(String), appeal: "Please look again" };
    expect((await see(successor, groupId)).hiddenBy).toEqual({ ...shown, member: "NONE", until: null, appeal: null });
    expect((await see(moderator, groupId)).hiddenBy).toEqual(theirs);
  });

  it("is still read by the member who wrote its opening, and by nobody else", async () => {
    const { writer, successor, groupId } = await handedOn();
    const { eve } = await scene();

    expect(await see(writer, groupId)).toEqual({
      text: (await see(successor, groupId)).text,
      hiddenBy: expect.objectContaining({ member: "SUSPEND", appeal: "Please look again" }),
    });
    expect(await see(eve, groupId)).toBeNull();
  });
});
