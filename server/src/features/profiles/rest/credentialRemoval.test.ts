import { Education } from "../Education";
import { Experience } from "../Experience";
import { noSuchId } from "../../../testing/contract/contractRoutes";
import { buildEducation, buildExperience, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";
import { buildMember } from "../../../testing/app/buildMember";

const testApp = useTestApp();

const rest = restCall(testApp);

const noProfile = { msg: "There is no profile for this user" };

const job = { title: "Nurse", company: "City Hospital", from: "2020-01-31" };

const study = { school: "UP", degree: "BSc", fieldofstudy: "Art", from: "2015-06-01" };

describe("DELETE /api/profile/experience/:id and /api/profile/education/:id", () => {
  it("remove one entry, with a JSON content type and no body", async () => {
    const { profile, as } = await buildMember(testApp().db);
    const work = await buildExperience(testApp().db, { profileId: profile.id });
    const school = await buildEducation(testApp().db, { profileId: profile.id });
    const headers = { "content-type": "application/json" };

    const afterWork = await rest(`DELETE /api/profile/experience/${work.id}`, { as, headers });
    const afterSchool = await rest(`DELETE /api/profile/education/${school.id}/`, { as, headers });

    expect(afterWork).toMatchObject({
      status: 200,
      body: { user: as.id, experience: [], education: [{ _id: school.id }] },
    });
    expect(afterSchool).toMatchObject({ status: 200, body: { user: as.id, experience: [], education: [] } });
  });

  it.each([noSuchId, "abc", "1e3"])("answer 200 to the id %s and change nothing", async (id) => {
    const { profile, as } = await buildMember(testApp().db);
    const work = await buildExperience(testApp().db, { profileId: profile.id });
    const school = await buildEducation(testApp().db, { profileId: profile.id });

    for (const kind of ["experience", "education"]) {
      const { status, body } = await rest(`DELETE /api/profile/${kind}/${id}`, { as });

      expect(status).toBe(200);
      expect(body.experience[0]._id).toBe(work.id);
      expect(body.education[0]._id).toBe(school.id);
    }
  });

  it("leave another member's entries alone", async () => {
    const { db } = testApp();
    const [mine, theirs] = [await buildMember(db), await buildMember(db)];
    const work = await buildExperience(db, { profileId: theirs.profile.id });
    const school = await buildEducation(db, { profileId: theirs.profile.id });

    const first = await rest(`DELETE /api/profile/experience/${work.id}`, { as: mine.as });
    const second = await rest(`DELETE /api/profile/education/${school.id}`, { as: mine.as });

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body._id).toBe(mine.profile.id);
    expect(await db.countBy(Experience, { id: work.id })).toBe(1);
    expect(await db.countBy(Education, { id: school.id })).toBe(1);
  });
});

describe("work and study without a profile", () => {
  it.each([
    ["PUT /api/profile/experience", job],
    ["PUT /api/profile/education", study],
    [`DELETE /api/profile/experience/${noSuchId}`, undefined],
    [`DELETE /api/profile/education/abc`, undefined],
  ])("makes %s answer 400", async (route, body) => {
    const as = await buildUser(testApp().db);

    const answer = await rest(route, { as, body });

    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(noProfile);
  });
});
