import fc from "fast-check";
import type { User } from "../accounts/users/User";
import { codeOf, fieldsOf, messageOf } from "../../testing/calls/answers";
import { buildProfile, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);
let ada: User;

beforeAll(async () => {
  ada = await buildUser(testApp().db);
  await buildProfile(testApp().db, { userId: ada.id });
});

const add = `mutation ($input: AddExperienceInput!) { addExperience(input: $input) { __typename } }`;
const job = { title: "Tutor", company: "Open School" };
const graphql = (period: object) => testApp().graphql(add, { input: { ...job, ...period } }, { as: ada });
const overRest = (period: object) => rest("PUT /api/profile/experience", { as: ada, body: { ...job, ...period } });

const inYears = (years: number, days = 0) => {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() + years);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};

describe("M58 the days of a job or a course", () => {
  it.each(["0000-01-01", "0000-12-31T00:00:00.000Z", "0001-01-01", "1899-12-31", "9999-12-31", inYears(10, 2)])(
    "are refused by the field's name on both edges when no life has them: %s",
    async (day) => {
      for (const field of ["from", "to"]) {
        const period = field === "from" ? { from: day } : { from: "1900-01-01", to: day };
        const answer = await graphql(period);
        const contract = await overRest(period);

        expect(codeOf(answer)).toBe("BAD_USER_INPUT");
        expect(fieldsOf(answer).join()).toMatch(new RegExp(`${field}$`));
        expect(messageOf(answer)).toMatch(/must be (between 1900-01-01 and|a date as YYYY-MM-DD)/);
        expect(contract.status).toBe(400);
        expect(contract.body.errors[0].param).toBe(field);
      }
    },
  );

  it.each([["1900-01-01"], [inYears(0)], [inYears(10, -1)], ["2000-02-29"]])("are taken: %s", async (day) => {
    expect((await graphql({ from: day })).errors).toBeUndefined();
    expect((await overRest({ from: day })).status).toBe(200);
  });

  it("never cause an internal error, whatever stands there", async () => {
    const part = (length: number) =>
      fc.integer({ min: 0, max: 10 ** length - 1 }).map((n) => `${n}`.padStart(length, "0"));
    const day = fc.tuple(part(4), part(2), part(2)).map((parts) => parts.join("-"));
    const value = fc.oneof(
      day,
      fc.string(),
      fc.constantFrom("-0001-01-01", "+010000-01-01", "2020-01-01T99:00", "infinity", "now"),
    );

    await fc.assert(
      fc.asyncProperty(value, value, async (from, to) => {
        expect(["BAD_USER_INPUT", undefined]).toContain(codeOf(await graphql({ from, to })));
        expect([200, 400]).toContain((await overRest({ from, to })).status);
        await testApp().db.query("delete from experiences");
      }),
      { numRuns: 60 },
    );
  });
});
