import { sizes } from "../../../platform/limits/limits";
import type { Db } from "../../../platform/database/Db";
import "../../../features";
import { LiveEvents } from "../../../platform/live/liveEvents";
import { parts } from "../../../platform/parts";
import { RoomChangeKind } from "../choices";
import { watchPhases } from "./phases";
import { StudyRoom } from "../StudyRoom";

describe("B17 a process that shows the phases of a room", () => {
  it("says so and reads the timer again when it has missed changes, and follows those after them", async () => {
    const room = Object.assign(new StudyRoom(), { id: "room", version: 0, timerStartedAt: null });
    const answers: ((rows: StudyRoom[]) => void)[] = [];
    const rows = vi.fn(() => new Promise<StudyRoom[]>((resolve) => answers.push(resolve)));
    const [events, log] = [new LiveEvents(parts().liveEvents, null), { warn: vi.fn(), info: vi.fn(), error: vi.fn() }];
    const stop = watchPhases({ db: { rows } as unknown as Db, events, log }, room);
    const change = (version: number) =>
      events.publish("roomChanged", { id: room.id, version, kind: RoomChangeKind.TIMER_CHANGED, person: null });
    const untilIdle = () => new Promise((resolve) => setImmediate(resolve));

    change(1);
    await untilIdle();
    for (let version = 2; version <= sizes.liveBacklog + 2; version++) change(version);
    await untilIdle();

    expect(log.warn.mock.calls).toEqual([[{ event: "room.changes.missed", roomId: room.id }, "room.changes.missed"]]);
    expect(rows).toHaveBeenCalledTimes(2);
    for (const answer of answers) answer([{ ...room, version: sizes.liveBacklog + 2 }]);
    await untilIdle();
    change(sizes.liveBacklog + 3);
    await untilIdle();
    expect(rows).toHaveBeenCalledTimes(3);
    stop();
    expect(events.listenerCount).toBe(0);
  });
});
