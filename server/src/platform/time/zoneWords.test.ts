import { readFileSync } from "node:fs";
import path from "node:path";
import { wordTime, zoneName } from "./zoneWords";

/** The same cases hold for the screens: client/src/shared/time/timeWords.test.ts. */
const cases = JSON.parse(readFileSync(path.join(__dirname, "../../../../checks/words/times.json"), "utf8")) as {
  names: [zone: string, name: string][];
  times: [zone: string, at: string, time: string][];
};

describe("N16 N17 the words of mails", () => {
  it.each(cases.names)("call the zone %s %s", (zone, name) => expect(zoneName(zone)).toBe(name));

  it.each(cases.times)("say of the clocks in %s at %s: %s", (zone, at, time) =>
    expect(wordTime(zone, new Date(at)).time).toBe(time),
  );
});
