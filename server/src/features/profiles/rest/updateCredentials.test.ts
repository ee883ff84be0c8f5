import type { EntityManager } from "typeorm";
import { User } from "../../accounts/users/User";
import { noSuchId } from "../../../testing/contract/contractRoutes";
import { buildEducation, buildExperience, buildProfile, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);

const job = { title: "Nurse", company: "City Hospital", from: "2020-01-31" };
const study = { school: "UP", degree: "BSc", fieldofstudy: "Art", from: "2015-06-01" };

async function buildMember(db: EntityManager) {
  const profile = await buildProfile(db);
  return { profile, as: await db.findOneByOrFail(User, { id: profile.userId }) };
}

describe("M34 PUT /api/profile/experience/:id", () => {
  it("changes what the body has, N6 keeps what it leaves out, in its place, and answers the profile", async () => {
    const { profile, as } = await buildMember(testApp().db);
    const older = await buildExperience(testApp().db, {
      profileId: profile.id,
      location: "Lagos",
      current: false,
      to: "2021-01-01",
    });
    const newer = await buildExperience(testApp().db, { profileId: profile.id });

    const body = { ...job, current: true, to: "2022-01-01" };
    const answer = await rest(`PUT /api/profile/experience/${older.id}/`, { as, body });

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ _id: profile.id, user: as.id });
    expect(answer.body.experience.map(({ _id }: { _id: string }) => _id)).toEqual([newer.id, older.id]);
    expect(answer.body.experience[1]).toEqual({
      _id: older.id,
      ...job,
      from: "2020-01-31T00:00:00.000Z",
      to: null,
      current: true,
      location: "Lagos",
      description: "",
    });
  });

  it("names what is required, in order, as adding does", async () => {
    const { profile, as } = await buildMember(testApp().db);
    const { id } = await buildExperience(testApp().db, { profileId: profile.id });

    const { status, body } = await rest(`PUT /api/profile/experience/${id}`, {
      as,
      body: { title: " ", company: null, from: "" },
    });

    expect(status).toBe(400);
    expect(body.errors.map(({ msg }: { msg: string }) => msg)).toEqual([
      "Title is required",
      "Company is required",
      "From date is required",
    ]);
  });
});

describe("M34 PUT /api/profile/education/:id", () => {
  it("changes what the course of study says, under the contract's names", async () => {
    const { profile, as } = await buildMember(testApp().db);
    const { id } = await buildEducation(testApp().db, { profileId: profile.id });

    const body = { ...study, to: "2019-03-31", description: "With honours" };
    const answer = await rest(`PUT /api/profile/education/${id}`, { as, body });

    expect(answer.status).toBe(200);
    expect(answer.body.education).toEqual([
      { _id: id, ...body, from: "2015-06-01T00:00:00.000Z", to: "2019-03-31T00:00:00.000Z", current: false },
    ]);
  });

  it("calls the field of study by the contract's name when it is missing", async () => {
    const { profile, as } = await buildMember(testApp().db);
    const { id } = await buildEducation(testApp().db, { profileId: profile.id });

    const { body } = await rest(`PUT /api/profile/education/${id}`, { as, body: { ...study, fieldofstudy: "" } });

    expect(body.errors).toEqual([{ msg: "Field of study is required", param: "fieldofstudy", location: "body" }]);
  });
});

describe.each([
  ["experience", job, "Experience not found"],
  ["education", study, "Education not found"],
] as const)("M34 PUT /api/profile/%s/:id", (kind, body, msg) => {
  it("answers 404 for another member's entry, an unknown id and a malformed one", async () => {
    const { db } = testApp();
    const [{ as }, theirs] = [await buildMember(db), await buildMember(db)];
    const build = kind === "experience" ? buildExperience : buildEducation;
    const { id } = await build(db, { profileId: theirs.profile.id, description: "Mine" });

    for (const asked of [id, noSuchId, "abc"]) {
      const answer = await rest(`PUT /api/profile/${kind}/${asked}`, { as, body });

      expect([answer.status, answer.body]).toEqual([404, { msg, code: "NOT_FOUND" }]);
    }
    const { body: profile } = await rest("GET /api/profile/me", { as: theirs.as });
    expect(profile[kind][0]).toMatchObject({ _id: id, description: "Mine" });
  });

  it("answers 400 without a profile and 401 without a token", async () => {
    const as = await buildUser(testApp().db);
    const route = `PUT /api/profile/${kind}/${noSuchId}`;

    const newcomer = await rest(route, { as, body });
    const visitor = await rest(route, { body });

    expect([newcomer.status, newcomer.body]).toEqual([400, { msg: "There is no profile for this user" }]);
    expect([visitor.status, visitor.body]).toEqual([
      401,
      { msg: "No token, authorization denied", code: "UNAUTHENTICATED" },
    ]);
  });
});
