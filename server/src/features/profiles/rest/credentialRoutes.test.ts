import { Experience } from "../Experience";
import { buildEducation, buildExperience } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";
import { buildMember } from "../../../testing/app/buildMember";

const testApp = useTestApp();

const rest = restCall(testApp);

const fieldError = (param: string, msg: string) => ({ msg, param, location: "body" });

const job = { title: "Nurse", company: "City Hospital", from: "2020-01-31" };

const study = { school: "UP", degree: "BSc", fieldofstudy: "Art", from: "2015-06-01" };

describe("PUT /api/profile/experience", () => {
  it("adds a job, newest first, and answers the profile with the member's id", async () => {
    const { profile, as } = await buildMember(testApp().db);
    const older = await buildExperience(testApp().db, { profileId: profile.id });

    const { status, body } = await rest("PUT /api/profile/experience/", {
      as,
      body: { ...job, location: "Cebu", to: "2021-02-28", current: false, description: "Nights" },
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: profile.id, user: as.id });
    expect(body.experience).toHaveLength(2);
    expect(body.experience[0]).toEqual({
      _id: expect.any(String),
      title: "Nurse",
      company: "City Hospital",
      location: "Cebu",
      from: "2020-01-31T00:00:00.000Z",
      to: "2021-02-28T00:00:00.000Z",
      current: false,
      description: "Nights",
    });
    expect(body.experience[1]._id).toBe(older.id);
  });

  it.each([
    ["left out", {}, false],
    ["empty", { to: "" }, false],
    ["empty and going on", { to: "", current: true }, true],
    ["given and going on", { to: "2021-01-01", current: true }, true],
    ["ticked as text", { current: "true" }, true],
    ["not ticked", { current: null }, false],
  ])("answers to:null when the last day is %s", async (_case, more, current) => {
    const { as } = await buildMember(testApp().db);

    const { status, body } = await rest("PUT /api/profile/experience", { as, body: { ...job, ...more } });

    expect(status).toBe(200);
    expect(body.experience[0]).toMatchObject({ to: null, current });
  });

  it.each(["2020-01-31", "2020-01-31T00:00:00.000Z", "2020-01-31T23:30:00-11:00", "2020-01-31T23:30:00+14:00"])(
    "stores the day of %s as it is written",
    async (from) => {
      const { as } = await buildMember(testApp().db);

      const { body } = await rest("PUT /api/profile/experience", { as, body: { ...job, from } });

      expect(body.experience[0].from).toBe("2020-01-31T00:00:00.000Z");
    },
  );

  it("names what is required, in order; empty is missing", async () => {
    const { as } = await buildMember(testApp().db);

    for (const body of [{}, { title: "", company: " ", from: "" }]) {
      const answer = await rest("PUT /api/profile/experience", { as, body });

      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        errors: [
          fieldError("title", "Title is required"),
          fieldError("company", "Company is required"),
          fieldError("from", "From date is required"),
        ],
      });
    }
  });

  it.each([
    ["from", { from: "2020-02-30" }],
    ["from", { from: "yesterday" }],
    ["from", { from: 5 }],
    ["to", { to: "2020-13-01" }],
    ["to", { to: "2020-01-30" }],
    ["title", { title: "x".repeat(201) }],
    ["description", { description: "a\0b" }],
    ["current", { current: "perhaps" }],
  ])("refuses a wrong %s: %j", async (field, wrong) => {
    const { profile, as } = await buildMember(testApp().db);

    const { status, body } = await rest("PUT /api/profile/experience", { as, body: { ...job, ...wrong } });

    expect(status).toBe(400);
    expect(body.errors).toEqual([fieldError(field, expect.any(String))]);
    expect(await testApp().db.countBy(Experience, { profileId: profile.id })).toBe(0);
  });
});

describe("PUT /api/profile/education", () => {
  it("adds a course of study, newest first", async () => {
    const { profile, as } = await buildMember(testApp().db);
    const older = await buildEducation(testApp().db, { profileId: profile.id });

    const { status, body } = await rest("PUT /api/profile/education", { as, body: { ...study, current: true } });

    expect(status).toBe(200);
    expect(body.user).toBe(as.id);
    expect(body.education.map(({ _id }: { _id: string }) => _id)).toEqual([expect.any(String), older.id]);
    expect(body.education[0]).toEqual({
      _id: expect.any(String),
      school: "UP",
      degree: "BSc",
      fieldofstudy: "Art",
      from: "2015-06-01T00:00:00.000Z",
      to: null,
      current: true,
      description: "",
    });
  });

  it("names what is required, in order", async () => {
    const { as } = await buildMember(testApp().db);

    const { status, body } = await rest("PUT /api/profile/education", { as, body: { fieldOfStudy: "Art" } });

    expect(status).toBe(400);
    expect(body).toEqual({
      errors: [
        fieldError("school", "School is required"),
        fieldError("degree", "Degree is required"),
        fieldError("fieldofstudy", "Field of study is required"),
        fieldError("from", "From date is required"),
      ],
    });
  });

  it("calls the field of study by the contract's name in its messages too", async () => {
    const { as } = await buildMember(testApp().db);

    const { body } = await rest("PUT /api/profile/education", {
      as,
      body: { ...study, fieldofstudy: "x".repeat(201) },
    });

    expect(body.errors).toEqual([fieldError("fieldofstudy", "fieldofstudy must have at most 200 characters")]);
  });
});
