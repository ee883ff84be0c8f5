import { readFileSync } from "node:fs";
import path from "node:path";
import { lists, rates, text } from "../shared/limits";
import { useTestApp } from "../testing/harness";
import { restCall } from "../testing/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);

const guide = readFileSync(path.join(__dirname, "../../../docs/api.md"), "utf8");

describe("docs/api.md", () => {
  it("names every route, with those who may use it, and none that is not there", async () => {
    const { paths } = (await rest("GET /docs/openapi.json")).body;
    const served = Object.entries<Record<string, { security?: unknown }>>(paths).flatMap(([url, methods]) =>
      Object.entries(methods).map(
        ([method, { security }]) => `${method.toUpperCase()} ${url} ${security ? "member" : "anyone"}`,
      ),
    );

    const told = [...guide.matchAll(/^\| `([A-Z]+ \/api\S*)` +\| (member|anyone) /gm)].map(
      ([, route, who]) => `${route} ${who}`,
    );

    expect(told.sort()).toEqual(served.sort());
  });

  it("tells the rates and sizes that count", () => {
    const duration = (seconds: number) => {
      const [count, unit] = seconds < 3_600 ? [seconds / 60, "minute"] : [seconds / 3_600, "hour"];
      return `${count} ${unit}${count === 1 ? "" : "s"}`;
    };

    for (const { points, seconds } of Object.values(rates)) {
      expect(guide).toContain(`${points.toLocaleString("en")} in ${duration(seconds)}`);
    }
    expect(guide).toContain(`at most ${lists.maxSize} at a time`);
    expect(guide).toContain(`at most ${text.idempotencyKey} characters`);
  });
});
