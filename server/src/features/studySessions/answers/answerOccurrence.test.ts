import { codeOf } from "../../../testing/calls/answers";
import { useTestApp } from "../../../testing/app/harness";
import { daily, sessionCalls } from "../../../testing/calls/sessionCalls";
import type { User } from "../../accounts/users/User";
import { Membership } from "../../groups/members/Membership";
import { Attendance } from "./Attendance";
import { Occurrence } from "../dates/Occurrence";

const testApp = useTestApp();
const { plan, datesOf, circle, meeting, answer, read, pass } = sessionCalls(testApp);

describe("B10 answerOccurrence", () => {
  it("for all dates meets the capacity of each alone; an answer to one date counts for itself", async () => {
    const { members, dates } = await meeting(2, 3, daily(4));
    const [bo, cy, di] = members as [User, User, User];
    const [first, second, third, fourth] = dates as [Occurrence, Occurrence, Occurrence, Occurrence];
    await answer(bo, second.id);
    await answer(cy, third.id, "DECLINED");

    const { data } = await answer(cy, first.id, "GOING", "ALL_FUTURE");

    expect(data.answerOccurrence).toMatchObject({ going: 2, waiting: 1 });
    const of = async (as: User) =>
      Promise.all(dates.map(async ({ id }) => (await read(as, id)).viewerAnswer as string));
    expect(await of(cy)).toEqual(["GOING", "WAITLISTED", "DECLINED", "GOING"]);
    expect((await answer(di, fourth.id, "GOING", "ALL_FUTURE")).data.answerOccurrence).toMatchObject({
      going: 1,
      waiting: 3,
    });
    await answer(cy, second.id, "DECLINED");
    await answer(cy, first.id, "NONE", "ALL_FUTURE");
    expect(await of(cy)).toEqual([null, "DECLINED", "DECLINED", null]);
    expect(await of(di)).toEqual(["GOING", "WAITLISTED", "GOING", "GOING"]);
  });

  it("joins an open group by coming, and nothing else; elsewhere it is for members", async () => {
    const { id, groupId, outsider } = await meeting(null, 0);
    const closed = await circle({ visibility: "ON_REQUEST" });
    const asked = await plan(closed.ada, { groupId: closed.groupId });
    const [date] = await datesOf(asked.id);

    expect(codeOf(await answer(outsider, id, "DECLINED"))).toBe("FORBIDDEN");
    expect((await answer(outsider, id)).data.answerOccurrence.occurrence.viewerAnswer).toBe("GOING");
    expect(await testApp().db.countBy(Membership, { groupId, userId: outsider.id })).toBe(1);
    expect(codeOf(await answer(closed.outsider, date?.id ?? ""))).toBe("FORBIDDEN");
    expect(await testApp().db.countBy(Membership, { userId: closed.outsider.id })).toBe(0);
  });

  it("joins no full group", async () => {
    const { id, groupId, ada, outsider } = await meeting(null, 1);
    await testApp().graphql(
      `mutation { updateGroup(input: { groupId: "${groupId}", capacity: 2 }) { id } }`,
      {},
      { as: ada },
    );

    expect(codeOf(await answer(outsider, id))).toBe("GROUP_FULL");
    expect(await testApp().db.countBy(Attendance, { userId: outsider.id })).toBe(0);
  });

  it("B15 is refused once it has begun, and when it was cancelled", async () => {
    const { id, dates, members } = await meeting(null, 1);
    const [bo] = members as [User];
    await testApp().db.update(Occurrence, { id }, { state: "CANCELLED" as Occurrence["state"] });
    expect(codeOf(await answer(bo, id))).toBe("CONFLICT");
    await testApp().db.update(Occurrence, { id }, { state: "PLANNED" as Occurrence["state"] });
    await pass(dates, -1);

    expect(codeOf(await answer(bo, id))).toBe("CONFLICT");
    expect((await read(bo, id)).viewerAnswer).toBeNull();
  });

  it("leaves the past out of an answer for all dates", async () => {
    const { dates, members } = await meeting(null, 1, daily(3));
    const [bo] = members as [User];
    await pass(dates.slice(0, 1), -1);

    const { data } = await answer(bo, dates[1]?.id ?? "", "GOING", "ALL_FUTURE");

    expect(data.answerOccurrence.going).toBe(2);
    expect((await read(bo, dates[0]?.id ?? "")).viewerAnswer).toBeNull();
  });

  it("lists who comes, the first who answered first, page by page", async () => {
    const { id, members, ada } = await meeting(null, 3);
    for (const as of members) await answer(as, id);
    const page = async (after: string | null) =>
      (
        await testApp().graphql(
          `query ($after: String) { occurrence(id: "${id}") { attendees(first: 2, after: $after) { nodes { user { id } } totalCount pageInfo { endCursor hasNextPage } } } }`,
          { after },
          { as: ada },
        )
      ).data.occurrence.attendees;

    const first = await page(null);
    const second = await page(first.pageInfo.endCursor);

    const ids = [...first.nodes, ...second.nodes].map(({ user }: { user: { id: string } }) => user.id);
    expect(ids).toEqual([ada, ...members].map((user) => user.id));
    expect([first.totalCount, second.pageInfo.hasNextPage]).toEqual([4, false]);
  });
});
