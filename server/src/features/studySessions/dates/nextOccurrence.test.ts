import { blockCalls } from "../../../testing/calls/blockCalls";
import { useTestApp } from "../../../testing/app/harness";
import { dayIn, sessionCalls } from "../../../testing/calls/sessionCalls";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const { plan, datesOf, circle } = sessionCalls(testApp);
const { change } = blockCalls(testApp);

describe("C3 Group.nextOccurrence", () => {
  it("is the next date that the viewer sees, also after one of a member whom they blocked", async () => {
    const { ada, groupId, members } = await circle({}, 2);
    const [bo, cy] = members as [User, User];
    const [first] = await datesOf((await plan(bo, { groupId, startsOn: dayIn(7) })).id);
    const [second] = await datesOf((await plan(ada, { groupId, startsOn: dayIn(8) })).id);
    const next = async (as: User) =>
      (await testApp().graphql(`{ group(id: "${groupId}") { nextOccurrence { id } } }`, {}, { as })).data.group
        .nextOccurrence?.id;

    await change("blockUser", cy, bo);

    expect([await next(cy), await next(ada), await next(bo)]).toEqual([second?.id, first?.id, first?.id]);
    await change("unblockUser", cy, bo);
    expect(await next(cy)).toBe(first?.id);
  });
});
