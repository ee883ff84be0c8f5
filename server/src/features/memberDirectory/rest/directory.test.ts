import type { Profile } from "../../profiles/Profile";
import { Interest } from "../../profiles/interest";
import { buildProfile, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";

const testApp = useTestApp({ config: { restListLimit: 5 } });
const rest = restCall(testApp);

/** Newest first, as the directory shows them. */
const profiles: Profile[] = [];

beforeAll(async () => {
  const interests = [Interest.CODING, Interest.FINANCE, Interest.LANGUAGE, Interest.FINANCE];
  for (let built = 0; built < 8; built++) {
    const interest = interests[built % interests.length] ?? Interest.CODING;
    profiles.unshift(await buildProfile(testApp().db, { interest }));
  }
});

const ids = (shown: { _id: string }[]) => shown.map(({ _id }) => _id);
const newest = (from: number, to: number) => profiles.slice(from, to).map(({ id }) => id);
const withInterests = (...wanted: number[]) =>
  profiles.filter(({ interest }) => wanted.includes(interest)).map(({ id }) => id);

describe("GET /api/profile", () => {
  it("shows anyone the newest profiles with their members, and links to the older ones", async () => {
    const { status, body, headers } = await rest("GET /api/profile");

    expect(status).toBe(200);
    expect(ids(body)).toEqual(newest(0, 5));
    expect(Object.keys(body[0].user)).toEqual(["_id", "name", "avatar"]);
    expect(headers.link).toMatch(/^<http:\/\/localhost:80\/api\/profile\?limit=5&cursor=[\w-]+>; rel="next"$/);
  });

  it("links to nothing at the end of the list", async () => {
    const { body, headers } = await rest("GET /api/profile?limit=5&skip=5");

    expect(ids(body)).toEqual(newest(5, 8));
    expect(headers.link).toBeUndefined();
  });

  it.each([
    ["limit=2&skip=1", 1, 3],
    ["limit=1000000", 0, 5],
    ["limit=0", 0, 5],
    ["limit=-3", 0, 5],
    ["limit=abc&skip=xyz", 0, 5],
    ["limit=2&limit=3", 0, 5],
    ["skip=1e400", 8, 8],
    ["skip=99999999999999999999", 8, 8],
    ["skip=1.7&limit=1", 1, 2],
  ])("reads ?%s without an error", async (query, from, to) => {
    const { status, body } = await rest(`GET /api/profile?${query}`);

    expect(status).toBe(200);
    expect(ids(body)).toEqual(newest(from, to));
  });

  it("refuses a negative skip", async () => {
    const { status, body } = await rest("GET /api/profile?skip=-1");

    expect(status).toBe(400);
    expect(body).toEqual({ errors: [{ msg: "skip must be 0 or more", param: "skip", location: "query" }] });
  });
});

describe("POST /api/profile/postload", () => {
  it("shows everyone without a body, and counts this answer", async () => {
    const { status, body } = await rest("POST /api/profile/postload");

    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["profiles", "postSize"]);
    expect(ids(body.profiles)).toEqual(newest(0, 8));
    expect(body.postSize).toBe(8);
    expect(Object.keys(body.profiles[0].user)).toEqual(["_id", "name", "avatar"]);
  });

  it("pages by skip and limit, numbers or text", async () => {
    const numbers = await rest("POST /api/profile/postload/", { body: { skip: 2, limit: 3, loadMore: true } });
    const texts = await rest("POST /api/profile/postload", { body: { skip: "2", limit: "3", order: "desc" } });

    for (const { body } of [numbers, texts]) {
      expect(ids(body.profiles)).toEqual(newest(2, 5));
      expect(body.postSize).toBe(3);
    }
  });

  it.each([
    [[2], [2]],
    [
      [2, 3],
      [2, 3],
    ],
    [
      ["2", "3"],
      [2, 3],
    ],
    ["3", [3]],
    [[1, "nonsense", 99], [1]],
  ])("filters by interests %j", async (interests, wanted) => {
    const { body } = await rest("POST /api/profile/postload", { body: { filters: { interests } } });

    expect(ids(body.profiles)).toEqual(withInterests(...wanted));
    expect(body.postSize).toBe(withInterests(...wanted).length);
  });

  it.each([
    { filters: { interests: [] } },
    { filters: { interest: [] } },
    { filters: { interest: [2] } },
    { filters: { interests: [], loadMore: 5 } },
    { filters: { interests: null } },
    { filters: { interests: { $gt: 0 } } },
    { filters: { interests: [[2, {}], null, true] } },
    { filters: null },
    { filters: "interests" },
    { filters: [1] },
    { limit: 0 },
    { limit: 1_000_000 },
    { limit: "1e400" },
    { limit: {} },
    { skip: null },
    { skip: "" },
    { skip: [5] },
    { sortBy: "id;drop table users", order: "sideways" },
    [],
  ])("takes %j for no filter at all", async (body) => {
    const answer = await rest("POST /api/profile/postload", { body });

    expect(answer.status).toBe(200);
    expect(answer.body.postSize).toBe(8);
  });

  it.each(["-1", `"-1"`, "-1e400"])("refuses the negative skip %s", async (skip) => {
    const { status, body } = await rest("POST /api/profile/postload", {
      headers: { "content-type": "application/json" },
      body: `{"skip":${skip}}`,
    });

    expect(status).toBe(400);
    expect(body).toEqual({ errors: [{ msg: "skip must be 0 or more", param: "skip", location: "body" }] });
  });

  it("never shows more than a hundred", async () => {
    const { db } = testApp();
    const [ada] = await Promise.all([buildUser(db), ...Array.from({ length: 95 }, () => buildProfile(db))]);

    const all = await rest("POST /api/profile/postload", { as: ada, body: { limit: 500 } });
    const rest2 = await rest("POST /api/profile/postload", { body: { skip: 100, limit: 500 } });

    expect(all.body.postSize).toBe(100);
    expect(rest2.body.postSize).toBe(3);
  });
});
