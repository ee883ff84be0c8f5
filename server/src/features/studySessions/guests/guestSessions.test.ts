import { buildProfile } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";
import { dayIn, sessionCalls } from "../../../testing/calls/sessionCalls";
import type { User } from "../../accounts/users/User";
import { hideSession } from "../plan/hideSession";

const testApp = useTestApp();
const rest = restCall(testApp);
const { plan, send, datesOf, pass, circle } = sessionCalls(testApp);

const seen = async (groupId: string): Promise<{ title: string }[]> =>
  (await testApp().graphql(`{ groupPreview(id: "${groupId}") { nextSessions { startsAt endsAt title } } }`)).data
    .groupPreview.nextSessions;
const titles = async (groupId: string) => (await seen(groupId)).map(({ title }) => title);

async function openCircle() {
  const found = await circle({}, 1);
  const open = `mutation { updateGroup(input: { groupId: "${found.groupId}", openToGuests: true }) { id } }`;
  await testApp().graphql(open, {}, { as: found.ada });
  return { ...found, bo: found.members[0] as User };
}

describe("the next sessions that guests see of a group", () => {
  it("are the next three dates: when, and what", async () => {
    const { ada, groupId } = await openCircle();
    const { id } = await plan(ada, { groupId, title: "Daily", repeats: { frequency: "DAILY" }, ends: { after: 5 } });
    const [over, first, , cancelled] = await datesOf(id);
    await pass([over as { id: string }], -120);
    await send("cancelOccurrence", ada, { occurrenceId: cancelled?.id });

    const sessions = await seen(groupId);

    expect(sessions).toHaveLength(3);
    expect(sessions[0]).toEqual({
      startsAt: first?.startsAt.toISOString(),
      endsAt: first?.endsAt.toISOString(),
      title: "Daily",
    });
  });

  it("are without those that moderators hid, and those of planners whom guests do not see", async () => {
    const { ada, bo, groupId } = await openCircle();
    await buildProfile(testApp().db, { userId: bo.id });
    await plan(ada, { groupId, title: "Ada's" });
    await plan(bo, { groupId, title: "Bo's", startsOn: dayIn(8) });
    const hidden = await plan(ada, { groupId, title: "Hidden", startsOn: dayIn(9) });
    await testApp().services.db.transaction((tx) => hideSession(tx, hidden.id, true));

    expect(await titles(groupId)).toEqual(["Ada's", "Bo's"]);
    await testApp().db.query("update profiles set visibility = 'MEMBERS' where user_id = $1", [bo.id]);
    expect(await titles(groupId)).toEqual(["Ada's"]);
  });

  it("are in the REST answers, too: of a look inside, and of an invitation", async () => {
    const { ada, groupId } = await openCircle();
    await plan(ada, { groupId, title: "Chapter 3" });
    const query = `{ group(id: "${groupId}") { inviteCode } }`;
    const code = (await testApp().graphql(query, {}, { as: ada })).data.group.inviteCode;

    const preview = await rest(`GET /api/previews/${groupId}`);
    const invitation = await rest(`GET /api/invitations/${code}`);

    expect(preview.body).toMatchObject({ memberCount: 2, sessions: [{ title: "Chapter 3" }] });
    expect(invitation.body).toMatchObject({ memberCount: 2, invitedBy: ada.name, sessions: [{ title: "Chapter 3" }] });
  });
});
