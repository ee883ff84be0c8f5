import { CareerStatus } from "../careerStatus";
import { Interest } from "../interest";
import { noSuchId } from "../../../testing/contract/contractRoutes";
import { buildEducation, buildExperience, buildProfile, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";

const testApp = useTestApp();

const rest = restCall(testApp);

const noProfile = { msg: "There is no profile for this user" };

const noLinks = { youtube: "", twitter: "", facebook: "", linkedin: "", instagram: "" };

describe("GET /api/profile/me and GET /api/profile/user/:id", () => {
  it("show a profile field by field, together with its member", async () => {
    const { db } = testApp();
    const ada = await buildUser(db, { name: "Ada" });
    const profile = await buildProfile(db, {
      userId: ada.id,
      status: CareerStatus.SENIOR_DEVELOPER,
      interest: Interest.PHYSICS,
      bio: "I paint.",
      createdAt: new Date("2026-02-03T04:05:06.007Z"),
    });
    const job = await buildExperience(db, { profileId: profile.id, from: "2020-01-31" });
    const study = await buildEducation(db, { profileId: profile.id, from: "2015-06-01", to: "2019-03-31" });

    const mine = await rest("GET /api/profile/me", { as: ada });
    const anyones = await rest(`GET /api/profile/user/${ada.id}`);

    expect(mine.status).toBe(200);
    expect(mine.body).toEqual({
      _id: profile.id,
      user: { _id: ada.id, name: "Ada", avatar: `http://localhost:80/avatars/${ada.id}` },
      status: "Senior Developer",
      skills: ["TypeScript", "SQL"],
      interests: 7,
      company: "",
      website: "",
      location: "Cebu",
      bio: "I paint.",
      photo: "",
      social: noLinks,
      experience: [
        {
          _id: job.id,
          title: "Teacher",
          company: "Open School",
          location: "",
          from: "2020-01-31T00:00:00.000Z",
          to: null,
          current: true,
          description: "",
        },
      ],
      education: [
        {
          _id: study.id,
          school: "University of Cebu",
          degree: "BSc",
          fieldofstudy: "Physics",
          from: "2015-06-01T00:00:00.000Z",
          to: "2019-03-31T00:00:00.000Z",
          current: false,
          description: "",
        },
      ],
      date: "2026-02-03T04:05:06.007Z",
    });
    expect(anyones).toMatchObject({ status: 200, body: mine.body });
  });

  it("say to members who have none, and to visitors of such members, that there is no profile", async () => {
    const ada = await buildUser(testApp().db);

    for (const answer of [
      await rest("GET /api/profile/me", { as: ada }),
      await rest(`GET /api/profile/user/${ada.id}`),
      await rest(`GET /api/profile/user/${noSuchId}`),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: noProfile });
      expect(Object.keys(answer.body)).toEqual(["msg"]);
    }
  });

  it.each(["abc", "1e3", "%00", "..%2f", `${noSuchId}x`])("answer 400 to the malformed id %s", async (id) => {
    const { status, body } = await rest(`GET /api/profile/user/${id}`);

    expect(status).toBe(400);
    expect(body).toEqual({ msg: "Profile not found" });
  });
});

describe("DELETE /api/profile", () => {
  it("removes the member, with or without a profile, and frees the e-mail", async () => {
    const { db } = testApp();
    const ada = await buildUser(db, { email: "leaving@example.com" });
    await buildProfile(db, { userId: ada.id });
    const bare = await buildUser(db);
    const token = testApp().tokenOf(ada);
    await rest("GET /api/auth", { token });

    const gone = await rest("DELETE /api/profile/", { token });
    const goneToo = await rest("DELETE /api/profile", { as: bare });

    expect(gone).toMatchObject({ status: 200, body: { msg: "User removed" } });
    expect(goneToo).toMatchObject({ status: 200, body: { msg: "User removed" } });
    expect(await rest("GET /api/auth", { token })).toMatchObject({
      status: 401,
      body: { msg: "Token is not valid", code: "UNAUTHENTICATED" },
    });
    expect(await rest(`GET /api/profile/user/${ada.id}`)).toMatchObject({ status: 400, body: noProfile });
    const again = { name: "Ada", email: "leaving@example.com", password: "paper7" };
    expect((await rest("POST /api/users", { body: again })).status).toBe(200);
  });
});
