import { codeOf, inputFieldsOf } from "../../../testing/calls/answers";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import { roomCalls } from "../../../testing/calls/roomCalls";

const testApp = useTestApp();
const { send, read, follow } = roomCalls(testApp);
const { scene, send: sendGroup } = groupCalls(testApp);

describe("B17 the timer of a group's room", () => {
  it("starts once, and is the same for everyone", async () => {
    const { ada, bo, groupId: roomId } = await scene();
    await send("enterRoom", ada, { roomId });
    await send("enterRoom", bo, { roomId });

    const started = (await send("startTimer", ada, { roomId, focusMinutes: 50, breakMinutes: 10 })).data.startTimer;
    const again = (await send("startTimer", bo, { roomId })).data.startTimer;

    expect(started.timer).toMatchObject({ phase: "FOCUS", focusMinutes: 50, startedBy: { id: ada.id } });
    expect(again).toMatchObject({ version: started.version, timer: { startedAt: started.timer.startedAt } });
    expect(Date.parse(started.timer.endsAt) - Date.parse(started.timer.startedAt)).toBe(50 * 60_000);
  });

  it("is for those in the room, with lengths within their limits", async () => {
    const { ada, groupId: roomId } = await scene();

    expect(codeOf(await send("startTimer", ada, { roomId }))).toBe("CONFLICT");
    const tooShort = await send("startTimer", ada, { roomId, focusMinutes: 9, breakMinutes: 31 });
    expect(inputFieldsOf(tooShort)).toEqual(["focusMinutes", "breakMinutes"]);
  });

  it("is stopped by its starter or a moderator, and by others once the starter has left", async () => {
    const { ada, bo, eve, groupId: roomId } = await scene();
    for (const member of [bo, eve]) {
      await sendGroup("joinGroup", member, { groupId: roomId });
      await send("enterRoom", member, { roomId });
    }
    await send("startTimer", bo, { roomId });

    expect(codeOf(await send("stopTimer", eve, { roomId }))).toBe("FORBIDDEN");
    await send("leaveRoom", bo, { roomId });
    expect((await send("stopTimer", eve, { roomId })).data.stopTimer.timer).toBeNull();
    await send("startTimer", eve, { roomId });
    expect((await send("stopTimer", ada, { roomId })).data.stopTimer.timer).toBeNull();
  });

  it("stops when the last one leaves", async () => {
    const { ada, bo, groupId: roomId } = await scene();
    const page = await follow(bo, roomId);
    await page.changes.until(1);
    await send("enterRoom", ada, { roomId });
    await send("startTimer", ada, { roomId });

    await send("leaveRoom", ada, { roomId });

    const received = (await page.changes.until(5)).map(({ roomChanged }) => roomChanged);
    await page.close();
    expect(received.map(({ kind }) => kind)).toEqual([
      "TIMER_CHANGED",
      "ENTERED",
      "TIMER_CHANGED",
      "LEFT",
      "TIMER_CHANGED",
    ]);
    expect(received.map(({ timer }) => timer?.phase)).toEqual([undefined, undefined, "FOCUS", undefined, undefined]);
    expect((await read(bo, roomId)).data.room.timer).toBeNull();
  });

  it("announces each next phase to those who follow the room", async () => {
    const { ada, bo, groupId: roomId } = await scene();
    await send("enterRoom", ada, { roomId });
    await send("startTimer", ada, { roomId, focusMinutes: 10 });
    await testApp().db.query(
      "update study_rooms set timer_started_at = now() - interval '9 minutes 58.5 seconds' where id = $1",
      [roomId],
    );

    const page = await follow(bo, roomId);
    const received = (await page.changes.until(2)).map(({ roomChanged }) => roomChanged);
    await page.close();

    expect(received.map(({ kind, timer }) => [kind, timer?.phase])).toEqual([
      ["TIMER_CHANGED", "FOCUS"],
      ["TIMER_CHANGED", "BREAK"],
    ]);
  });

  it("of the commons cannot be stopped", async () => {
    const { ada } = await scene();
    await send("enterRoom", ada, {});

    expect(codeOf(await send("stopTimer", ada, {}))).toBe("FORBIDDEN");
    expect((await send("startTimer", ada, { focusMinutes: 90 })).data.startTimer.timer.focusMinutes).toBe(25);
  });
});
