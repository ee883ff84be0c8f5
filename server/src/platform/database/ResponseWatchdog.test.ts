import { setTimeout as wait } from "node:timers/promises";
import { ResponseWatchdog } from "./ResponseWatchdog";

describe("a connection that is watched", () => {
  it("M13 is given up when no answer comes in time, and not while answers come", async () => {
    const onTimeout = vi.fn();
    const watchdog = new ResponseWatchdog("one:1", 200, onTimeout);

    for (let n = 0; n < 8; n++) watchdog.begin();
    for (let n = 0; n < 7; n++) {
      await wait(60);
      watchdog.end();
    }
    expect(onTimeout).not.toHaveBeenCalled();

    await wait(500);
    expect(onTimeout).toHaveBeenCalledTimes(1);
  });

  it("M13 may be idle for as long as it likes", async () => {
    const onTimeout = vi.fn();
    const watchdog = new ResponseWatchdog("two:1", 50, onTimeout);
    watchdog.begin();
    watchdog.end();

    await wait(200);

    expect(onTimeout).not.toHaveBeenCalled();
  });

  it("M13 is given up together with others that wait for the same server, and with no others", async () => {
    const timedOut: string[] = [];
    const watchdogOf = (name: string, server: string, limitMs: number) =>
      new ResponseWatchdog(server, limitMs, () => void timedOut.push(name));
    watchdogOf("late", "three:1", 300).begin();
    watchdogOf("idle", "three:1", 5_000);
    watchdogOf("elsewhere", "four:1", 5_000).begin();
    await wait(50);
    watchdogOf("beside", "three:1", 5_000).begin();

    await wait(600);

    expect(timedOut).toEqual(["late", "beside"]);
  });
});
