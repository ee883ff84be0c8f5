import {
  countFilters,
  nothing,
  readFilter,
  toggleInterest,
  toSkills,
  toVariables,
  writeFilter,
} from "./directoryFilter";

const read = (address: string) => readFilter(new URLSearchParams(address));

describe("the filter in the address", () => {
  it("has interests in any case and order, and forgets what it does not know", () => {
    expect(read("interests=Art,coding,,nonsense,art").interests).toEqual(["CODING", "ART"]);
    expect(read("status=wizard&hours=99&active=8&sort=up&free=1")).toEqual(nothing);
    expect(read("")).toEqual(nothing);
  });

  it("comes back as it was, and leaves a clean address when nothing is chosen", () => {
    const all = {
      ...{ interests: ["FINANCE", "PHYSICS"] as const, text: "jos gar", status: "MANAGER" as const },
      ...{ skills: ["Go", "C++"], hoursApart: 0, isFreeWithMe: true, activeDays: 7, sort: "BEST_MATCH" as const },
    };

    expect(readFilter(writeFilter(all))).toEqual(all);
    expect(writeFilter(nothing).toString()).toBe("");
    expect(writeFilter({ ...nothing, text: "  " }).toString()).toBe("");
  });

  it("takes no more than the service does", () => {
    expect(read(`q=${"x".repeat(300)}`).text).toHaveLength(200);
    expect(toSkills(` Go, ,Go,${"s".repeat(60)},${Array.from({ length: 20 }, (_, n) => `k${n}`).join()}`)).toEqual([
      ...["Go", "s".repeat(50)],
      ...Array.from({ length: 8 }, (_, n) => `k${n}`),
    ]);
  });
});

describe("toVariables", () => {
  it("asks for interests alone as ever, and for all else by name", () => {
    expect(toVariables(nothing, "Asia/Manila")).toEqual({});
    expect(toVariables({ ...nothing, interests: ["ART"] }, "Asia/Manila")).toEqual({ interests: ["ART"] });
    expect(
      toVariables(read("q=%20a&status=intern&skills=go&hours=0&free=yes&active=30&sort=active"), "Asia/Manila"),
    ).toEqual({
      ...{ text: "a", statuses: ["INTERN"], skills: ["go"], hoursApart: 0, timeZone: "Asia/Manila" },
      ...{ freeWithMe: true, activeDays: 30, sort: "ACTIVE" },
    });
  });
});

it("counts the filters beside the interests", () => {
  expect(countFilters(read("interests=art&sort=active"))).toBe(0);
  expect(countFilters(read("q=a&status=intern&skills=go&hours=0&free=yes&active=30"))).toBe(6);
});

describe("toggleInterest", () => {
  it("adds, and takes away again", () => {
    expect(toggleInterest(["ART"], "CODING")).toEqual(["ART", "CODING"]);
    expect(toggleInterest(["ART", "CODING"], "ART")).toEqual(["CODING"]);
  });
});
