import { setTimeout as wait } from "node:timers/promises";
import { AnswerWatch } from "./AnswerWatch";

describe("a connection that is watched", () => {
  it("M13 is given up when no answer comes in time, and not while answers come", async () => {
    const onSilence = jest.fn();
    const watch = new AnswerWatch("one:1", 200, onSilence);

    for (let n = 0; n < 8; n++) watch.begin();
    for (let n = 0; n < 7; n++) {
      await wait(60);
      watch.end();
    }
    expect(onSilence).not.toHaveBeenCalled();

    await wait(500);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it("M13 may be idle for as long as it likes", async () => {
    const onSilence = jest.fn();
    const watch = new AnswerWatch("two:1", 50, onSilence);
    watch.begin();
    watch.end();

    await wait(200);

    expect(onSilence).not.toHaveBeenCalled();
  });

  it("M13 is given up together with others that wait for the same server, and with no others", async () => {
    const silences: string[] = [];
    const watchOf = (name: string, server: string, limitMs: number) =>
      new AnswerWatch(server, limitMs, () => void silences.push(name));
    watchOf("silent", "three:1", 300).begin();
    watchOf("idle", "three:1", 5_000);
    watchOf("elsewhere", "four:1", 5_000).begin();
    await wait(50);
    watchOf("beside", "three:1", 5_000).begin();

    await wait(600);

    expect(silences).toEqual(["silent", "beside"]);
  });
});
