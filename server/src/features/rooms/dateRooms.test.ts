import { codeOf, messageOf } from "../../testing/calls/answers";
import { useMailedApp } from "../../testing/mail/notificationMails";
import { openCalls } from "../../testing/calls/openCalls";
import { reminderCalls } from "../../testing/calls/reminderCalls";
import { roomCalls } from "../../testing/calls/roomCalls";
import { countMinutes } from "./stats/countMinutes";

const mailed = useMailedApp();
const { testApp, rows } = mailed;
const { offered, take, ask, see } = openCalls(testApp);
const { remind, remindersOf, reminderMailsTo, pass, send: change } = reminderCalls(mailed);
const { send, read } = roomCalls(testApp);

describe("the room of a date of an open session", () => {
  it("X5 two strangers are both reminded, meet there with one timer, and their minutes count", async () => {
    const { ada, bo, cy, id } = await offered();
    await take(bo, id);
    await rows("update attendances set created_at = created_at - interval '9 days' where occurrence_id = $1", [id]);
    await pass([{ id }], 119);
    await remind();
    for (const as of [ada, bo]) {
      expect(await remindersOf(as)).toEqual(["“Linear algebra” starts within 2 hours"]);
      expect(reminderMailsTo(as)).toHaveLength(1);
    }
    expect(await remindersOf(cy)).toEqual([]);
    expect(messageOf(await read(bo, id))).toBe("The room opens 15 minutes before the session starts.");

    await pass([{ id }], 10);
    for (const as of [ada, bo]) expect(codeOf(await send("enterRoom", as, { roomId: id }))).toBeUndefined();
    const started = (await send("startTimer", bo, { roomId: id })).data.startTimer;
    await rows("update study_rooms set timer_started_at = now() - interval '3 minutes' where id = $1", [id]);
    await rows("update room_seats set counted_until = counted_until - interval '1 minute' where room_id = $1", [id]);
    await countMinutes(testApp().services.db);

    const room = (await read(ada, id)).data.room;
    expect([room.peopleCount, room.timer.phase, room.timer.startedBy.id]).toEqual([2, "FOCUS", bo.id]);
    expect(started.timer.startedBy.id).toBe(bo.id);
    for (const as of [ada, bo]) {
      const { studyStats } = (await ask(as, "{ me { studyStats(weeks: 1) { totalMinutes } } }")).data.me;
      expect(studyStats.totalMinutes).toBe(1);
    }
    expect([(await read(cy, id)).data.room, codeOf(await send("enterRoom", cy, { roomId: id }))]).toEqual([
      null,
      "NOT_FOUND",
    ]);
    expect((await see(cy, id)).freeSeats).toBe(0);
    const came = await rows<{ came: boolean }>(
      "select came_at is not null as came from attendances where occurrence_id = $1",
      [id],
    );
    expect(came).toEqual([{ came: true }, { came: true }]);
  });

  it("is in no list of those who study now, and not for who gave the seat back", async () => {
    const { ada, bo, cy, id } = await offered();
    await take(bo, id);
    await pass([{ id }], 5);
    await send("enterRoom", ada, { roomId: id });
    await rows("insert into buddy_links (id, user_id, buddy_id) values (gen_random_uuid(), $1, $2)", [cy.id, ada.id]);
    expect((await ask(cy, "{ studyingNow { room { id } } }")).data.studyingNow).toEqual([]);
    await ask(bo, `mutation { giveSeatBack(input: { occurrenceId: "${id}" }) { id } }`);

    expect(codeOf(await send("enterRoom", bo, { roomId: id }))).toBe("NOT_FOUND");
    await change("cancelOccurrence", ada, { occurrenceId: id });
    expect(codeOf(await send("enterRoom", ada, { roomId: id }))).toBe("NOT_FOUND");
  });
});
