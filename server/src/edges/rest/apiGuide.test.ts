import { readFileSync } from "node:fs";
import path from "node:path";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { AppError, type ErrorCode, errorCodes } from "../../errors";
import { ensureCatalogue } from "../../features/books/ensureCatalogue";
import { lists, text } from "../../platform/limits/limits";
import { parts } from "../../platform/parts";
import { Interest } from "../../features/profiles/interest";
import { type CurlExample, findDifference, matchesText, readShell } from "../../testing/contract/curlExamples";
import { buildPost, buildProfile, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { listen } from "../../testing/live/LiveClient";
import { restCall } from "../../testing/calls/restCall";
import { type HttpError, statuses } from "../web/httpErrors";
import { presentError } from "./restErrors";

const testApp = useTestApp();
const rest = restCall(testApp);

const guide = readFileSync(path.join(__dirname, "../../../../docs/api.md"), "utf8");

function send({ method, url, headers, body }: CurlExample): Promise<LightMyRequestResponse> {
  const options: InjectOptions = { method: method, url, headers };
  return testApp().http.inject({ ...options, ...(body === undefined ? {} : { payload: body }) });
}

/** What a shown line says that the answer does not: a status, a header, or a body. */
function findWrong(shown: string, answer: LightMyRequestResponse): string | null {
  if (/^\d{3}$/.test(shown)) return answer.statusCode === Number(shown) ? null : `the status is ${answer.statusCode}`;
  const [, name, value] = /^([\w-]+): (.*)$/.exec(shown) ?? [];
  if (!name) return findDifference(JSON.parse(shown), answer.json());
  const found = String(answer.headers[name.toLowerCase()]);
  return matchesText(value ?? "", found) ? null : `${name} is ${found}`;
}

/** What a reader would copy from an answer. */
function copyFrom(answer: LightMyRequestResponse, variable: string): string {
  if (variable === "ETAG") return String(answer.headers.etag);
  if (variable === "MAIL_TOKEN") return testApp().linkToken("reset-password");
  const { token, _id } = answer.json<{ token?: string; _id?: string }>();
  return (variable.endsWith("_ID") ? _id : token) ?? "";
}

describe("M22 the examples of docs/api.md", () => {
  beforeAll(() => ensureCatalogue(testApp().db.dataSource), 120_000);

  it("run in the order of the page and answer what it shows", async () => {
    await buildPost(testApp().db);
    await buildUser(testApp().db, { email: "sam@example.com" });
    for (let n = 0; n < 20; n++) await buildProfile(testApp().db, { interest: Interest.ART });
    const variables: Record<string, string> = {};
    let [answer, ran, compared]: [LightMyRequestResponse | undefined, number, number] = [undefined, 0, 0];

    for (const step of readShell(guide, variables)) {
      if ("copy" in step) {
        if (step.copy === "MAIL_TOKEN") await testApp().runJobs();
        variables[step.copy] = copyFrom(answer as LightMyRequestResponse, step.copy);
        continue;
      }
      answer = await send(step);
      ran++;
      const name = `${step.method} ${step.url}`;
      const showsStatus = step.shown.some((line) => /^\d{3}$/.test(line));
      if (!showsStatus) expect([name, answer.statusCode, answer.body]).toEqual([name, 200, answer.body]);
      for (const line of step.shown) {
        expect([name, findWrong(line, answer)]).toEqual([name, null]);
        compared++;
      }
    }

    expect(ran).toBe(guide.match(/^\s*curl /gm)?.length);
    expect(compared).toBe(guide.match(/^\s*#=> /gm)?.length);
  });

  it("run in a browser's words too", async () => {
    const [, code = ""] = /```js\n(.*?)```/s.exec(guide) ?? [];
    const as = await buildUser(testApp().db);
    const origin = (await listen(testApp())).replace(/^ws(.*)\/graphql$/, "http$1");
    const fetchHere = (url: string, options: RequestInit) =>
      fetch(url.replace("https://study-circle.example", origin), options);

    // oxlint-disable-next-line typescript/no-implied-eval -- the example of the guide is text
    const run = new Function("fetch", "token", `return (async () => { ${code}; return { api, posts }; })()`);
    const { api, posts } = await run(fetchHere, testApp().tokenOf(as));

    expect(posts[0]).toMatchObject({ _id: expect.any(String), comments: expect.any(Array) });
    await expect(api("/posts", { method: "POST", body: "{}" })).rejects.toThrow("Text is required");
    await expect(api("/nowhere")).rejects.toThrow("There is no such route");
  });
});

/** A sign-in over REST answers them like wrong credentials, and they have no other answers. */
const neverOverRest: ReadonlySet<ErrorCode> = new Set(["SUSPENDED", "LEAVING"]);

const isForMembers = (security: object[]) =>
  security.length > 0 && security.every((way) => Object.keys(way).length > 0);

describe("docs/api.md", () => {
  it("names every route, with those who may use it, and none that is not there", async () => {
    const { paths } = (await rest("GET /docs/openapi.json")).body;
    const served = Object.entries<Record<string, { security: object[] }>>(paths).flatMap(([url, methods]) =>
      Object.entries(methods).map(
        ([method, { security }]) => `${method.toUpperCase()} ${url} ${isForMembers(security) ? "member" : "anyone"}`,
      ),
    );

    const listed = [...guide.matchAll(/^\| `([A-Z]+ \/api\S*)` +\| (member|anyone) /gm)].map(
      ([, route, who]) => `${route} ${who}`,
    );

    expect(listed.sort()).toEqual(served.sort());
  });

  it("names every route that may be sent twice with one key", async () => {
    const { paths } = (await rest("GET /docs/openapi.json")).body;
    const taking = Object.entries<Record<string, { parameters?: { name: string }[] }>>(paths).flatMap(
      ([url, methods]) =>
        Object.entries(methods)
          .filter(([, { parameters = [] }]) => parameters.some(({ name }) => name === "idempotency-key"))
          .map(([method]) => `${method.toUpperCase()} ${url}`),
    );

    const [, named = ""] =
      /\*\*Sending twice\*\*: everything that creates or edits a text \(([^)]+)\)/.exec(guide) ?? [];

    expect([...named.matchAll(/`([^`]+)`/g)].map(([, route]) => route).sort()).toEqual(taking.sort());
  });

  it("names every status and code of a refusal, and none that is never answered", async () => {
    const { paths } = (await rest("GET /docs/openapi.json")).body;
    const operations = Object.values<Record<string, { responses: object }>>(paths).flatMap(
      Object.values<{ responses: object }>,
    );
    const answered = operations.flatMap(({ responses }) => Object.keys(responses)).filter((status) => status >= "400");
    const codeOf = (code: ErrorCode, status: number) =>
      presentError({ error: new AppError(code, null), status, request: { method: "GET" } } as HttpError);
    const codes = errorCodes
      .filter((code) => statuses[code] !== 400 && !neverOverRest.has(code))
      .map((code) => codeOf(code, statuses[code]))
      .concat([405, 415].map((status) => codeOf("BAD_REQUEST", status)));

    const [, listed = ""] = /^`code` is for programs: (.*?)\./ms.exec(guide) ?? [];

    const listedStatuses = [...guide.matchAll(/^\| (4\d\d|5\d\d) /gm)].map(([, status]) => status);
    expect(new Set(listedStatuses)).toEqual(new Set(answered));
    expect([...listed.matchAll(/`(\w+)`/g)].map(([, code]) => code).sort()).toEqual(
      codes.map((body) => (body as { code: string }).code).sort(),
    );
  });

  it("states the rates and sizes that apply", () => {
    const duration = (seconds: number) => {
      const [count, unit] = seconds < 3_600 ? [seconds / 60, "minute"] : [seconds / 3_600, "hour"];
      return `${count} ${unit}${count === 1 ? "" : "s"}`;
    };

    for (const { points, seconds } of parts().rates.values()) {
      expect(guide).toContain(`${points.toLocaleString("en")} in ${duration(seconds)}`);
    }
    expect(guide).toContain(`at most ${lists.maxSize} at a time`);
    expect(guide).toContain(`at most ${text.idempotencyKey} characters`);
  });
});
