/// <reference types="node" />
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeZone } from "../../testing/timeZone";
import { timeAt } from "./formatDate";
import { timeIn, zoneName } from "./timeZones";

/** The same cases hold for the mails: server/src/platform/time/zoneWords.test.ts. */
const cases = JSON.parse(readFileSync(path.resolve(__dirname, "../../../../checks/words/times.json"), "utf8")) as {
  names: [zone: string, name: string][];
  times: [zone: string, at: string, time: string][];
};

describe("N16 N17 the words of screens", () => {
  it.each(cases.names)("call the zone %s %s", (zone, name) => expect(zoneName(zone)).toBe(name));

  it.each(cases.times)("say of the clocks in %s at %s: %s", (zone, at, time) => {
    setTimeZone(zone);

    expect([timeIn(zone, Date.parse(at)), timeAt(Date.parse(at))]).toEqual([time, time]);
  });
});
