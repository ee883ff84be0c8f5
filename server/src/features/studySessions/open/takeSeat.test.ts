import { codeOf, inputFieldsOf, messageOf } from "../../../testing/calls/answers";
import { buildUsers } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { untilServed } from "../../../testing/app/untilServed";
import { blockCalls } from "../../../testing/calls/blockCalls";
import { openCalls } from "../../../testing/calls/openCalls";
import { dayIn, sessionCalls } from "../../../testing/calls/sessionCalls";
import type { User } from "../../accounts/users/User";
import { Attendance } from "../answers/Attendance";
import { AttendanceAnswer } from "../choices";
import { Occurrence } from "../dates/Occurrence";
import { declineByLink } from "../reminders/declineByLink";
import { declineToken } from "../reminders/declineTokens";
import { sessions as limits } from "../limits";

const testApp = useTestApp();
const { offered, offer, take, giveBack, see, member, ask } = openCalls(testApp);
const { send, answer, pass, schedule, summariesOf, datesOf } = sessionCalls(testApp);
const blocks = blockCalls(testApp);

const week = () => [new Date(), new Date(Date.now() + 14 * 86_400_000)] as const;
const scheduled = async (as: User) => {
  const { data } = await schedule(as, ...week());
  return data.schedule.map(({ id }: { id: string }) => id);
};

describe("a free seat", () => {
  it("X5 is in the calendars of both once it is taken, and its planner is notified", async () => {
    const { ada, bo, id } = await offered();

    const { takeSeat } = (await take(bo, id)).data;

    expect(takeSeat).toMatchObject({
      hasSeat: true,
      stillFree: [],
      occurrence: { freeSeats: 0, viewerAnswer: "GOING" },
    });
    expect([await scheduled(ada), await scheduled(bo)]).toEqual([[id], [id]]);
    const next = "{ nextUp { id session { title timeZone } } }";
    expect((await ask(bo, next)).data.nextUp).toMatchObject([
      { id, session: { title: "Linear algebra", timeZone: "UTC" } },
    ]);
    expect(await summariesOf(ada)).toEqual([expect.stringMatching(/^Bo took a seat in “Linear algebra” on /)]);
    expect(await summariesOf(bo)).toEqual([]);
  });

  it("X5 of 50 who take it at once one has it; the others hear who is still free", async () => {
    const { id } = await offered({ startsOn: dayIn(9) });
    const { id: other } = await offered({ startsOn: dayIn(9), startTime: "20:00" });
    const many = await buildUsers(testApp().db, 50);

    const answers = await Promise.all(many.map((as) => untilServed(() => take(as, id))));

    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const results = answers.map(({ data }) => data.takeSeat);
    expect(results.filter(({ hasSeat }) => hasSeat === true)).toHaveLength(1);
    const late = results.filter(({ hasSeat }) => hasSeat === false);
    expect(late).toHaveLength(49);
    for (const { occurrence, stillFree } of late) {
      expect(occurrence).toMatchObject({ id, freeSeats: 0 });
      expect(stillFree.map((date: { id: string }) => date.id)).toContain(other);
    }
    expect(await testApp().db.findOneBy(Occurrence, { id })).toMatchObject({ goingCount: 2, waitlistCount: 0 });
  });

  it("is given back, by its own operation or as an answer; then it is free again, and the planner hears of it", async () => {
    const { ada, bo, cy, id } = await offered();
    await take(bo, id);
    expect((await giveBack(bo, id)).data.giveSeatBack).toMatchObject({ freeSeats: 1, viewerAnswer: "DECLINED" });
    await giveBack(bo, id);
    expect((await answer(cy, id)).data.answerOccurrence.going).toBe(1);
    expect(codeOf(await answer(bo, id))).toBe("CONFLICT");
    await answer(cy, id, "NONE");

    expect(await scheduled(cy)).toEqual([]);
    expect(await summariesOf(ada)).toEqual([
      expect.stringMatching(/^Cy and .* cannot come|^Cy cannot come|cannot come/),
      expect.stringMatching(/took a seat/),
    ]);
    expect((await take(bo, id)).data.takeSeat.hasSeat).toBe(true);
  });

  it("is for one date at a time, and never for the planner", async () => {
    const { ada, bo, id } = await offered();

    expect(inputFieldsOf(await answer(bo, id, "GOING", "ALL_FUTURE"))).toEqual(["scope"]);
    expect([codeOf(await take(ada, id)), codeOf(await answer(ada, id, "DECLINED"))]).toEqual(["CONFLICT", "CONFLICT"]);
  });

  it("cannot be taken or given back once it has begun, nor on a cancelled date", async () => {
    const { ada, bo, cy, id } = await offered({ partners: 2 });
    await take(bo, id);
    await pass([{ id }], -1);
    expect([codeOf(await take(cy, id)), codeOf(await giveBack(bo, id))]).toEqual(["CONFLICT", "CONFLICT"]);
    await pass([{ id }], 60);
    await send("cancelOccurrence", ada, { occurrenceId: id });

    expect(codeOf(await take(cy, id))).toBe("CONFLICT");
    expect(await summariesOf(bo)).toEqual([expect.stringMatching(/was cancelled$/)]);
  });

  it("follows its date when that is moved, and who has it is notified", async () => {
    const { ada, bo, id } = await offered();
    await take(bo, id);
    const startsAt = new Date(Date.now() + 3 * 86_400_000);
    await send("moveOccurrence", ada, { occurrenceId: id, startsAt });

    const seats = await testApp().db.findBy(Attendance, { occurrenceId: id });
    expect(seats.map(({ seatAt }) => seatAt?.getTime())).toEqual([startsAt.getTime(), startsAt.getTime()]);
    expect(await summariesOf(bo)).toEqual([expect.stringMatching(/was moved/)]);
  });

  it("is gone with a block, and nothing leads back to it", async () => {
    const { ada, bo, id } = await offered();
    await take(bo, id);
    await blocks.change("blockUser", bo, ada);
    await testApp().runJobs();

    expect([await scheduled(bo), await see(bo, id), await summariesOf(bo)]).toEqual([[], null, []]);
    expect((await see(ada, id)).freeSeats).toBe(1);
  });

  it("is free again when who had it is suspended; without its planner the date is cancelled", async () => {
    const { ada, bo, cy, id } = await offered({ partners: 2 });
    await take(bo, id);
    await take(cy, id);
    const suspend = async ({ id: userId }: User) => {
      await testApp().db.query("insert into absences (user_id, kind) values ($1, 'SUSPENDED')", [userId]);
      await testApp().db.query("update users set absence = 'SUSPENDED' where id = $1", [userId]);
      await testApp().services.db.transaction(async (tx) => tx.publish("absenceChanged", { userId }));
      await testApp().runJobs();
    };
    await suspend(bo);
    expect((await see(ada, id)).freeSeats).toBe(1);
    await suspend(ada);

    expect(await testApp().db.findOneBy(Occurrence, { id })).toMatchObject({ state: "CANCELLED" });
    expect(await scheduled(cy)).toEqual([]);
  });

  it("is given back by the link of a reminder; by that of its planner the date is cancelled", async () => {
    const { ada, bo, id } = await offered();
    await take(bo, id);
    const ctx = () => testApp().services as unknown as Parameters<typeof declineByLink>[0];
    const link = async ({ id: userId }: User) => {
      const [row] = await testApp().db.query<{ version: number }[]>(
        "select link_version as version from users where id = $1",
        [userId],
      );
      return declineToken(testApp().services, { userId, id, version: row?.version ?? 0 });
    };
    await declineByLink(ctx(), await link(bo));
    await declineByLink(ctx(), await link(bo));
    expect((await see(ada, id)).freeSeats).toBe(1);
    expect(await summariesOf(ada)).toContainEqual(expect.stringMatching(/^Bo cannot come/));
    await declineByLink(ctx(), await link(ada));

    expect(await testApp().db.findOneBy(Occurrence, { id })).toMatchObject({ state: "CANCELLED" });
  });

  it(`of others are at most ${limits.seatsPerMember} of a member`, async () => {
    const bo = await member("Bo");
    for (let planner = 0; planner < 3; planner++) {
      const ada = await member("Ada");
      for (let count = 0; count < 7; count++) {
        const { data } = await offer(ada);
        const [date] = await datesOf(data.createStudySession.id);
        const taken = await take(bo, date?.id ?? "");
        const isBeyond = planner * 7 + count >= limits.seatsPerMember;
        expect(isBeyond ? codeOf(taken) : taken.data.takeSeat.hasSeat).toBe(isBeyond ? "CONFLICT" : true);
        if (isBeyond) expect(messageOf(taken)).toContain(String(limits.seatsPerMember));
      }
    }
    expect(await testApp().db.countBy(Attendance, { userId: bo.id, answer: AttendanceAnswer.GOING })).toBe(
      limits.seatsPerMember,
    );
  });

  it("goes with the account of who has it, and the date with that of its planner", async () => {
    const { ada, bo, id } = await offered();
    await take(bo, id);
    await testApp().db.query("delete from users where id = $1", [bo.id]);
    expect((await see(ada, id)).freeSeats).toBe(1);
    await testApp().db.query("delete from users where id = $1", [ada.id]);

    expect(await testApp().db.findOneBy(Occurrence, { id })).toBeNull();
  });
});
