import { User } from "../../accounts/users/User";
import { Profile } from "../Profile";
import { noSuchId } from "../../../testing/contract/contractRoutes";
import { buildExperience, buildProfile, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";

const testApp = useTestApp();

const rest = restCall(testApp);

const fieldError = (param: string, msg: string) => ({ msg, param, location: "body" });

const noLinks = { youtube: "", twitter: "", facebook: "", linkedin: "", instagram: "" };

describe("POST /api/profile", () => {
  const minimal = { status: "Learning", skills: "a" };

  it("creates a profile from the flat form that clients send", async () => {
    const ada = await buildUser(testApp().db);

    const { status, body } = await rest("POST /api/profile/", {
      as: ada,
      body: {
        status: "Junior Developer",
        skills: " HTML, CSS,, HTML ,C#",
        interests: "3",
        company: "Open School",
        website: "https://example.com",
        location: "Cebu",
        bio: "Hello",
        photo: "https://example.com/a.png",
        twitter: "https://twitter.com/ada",
      },
    });

    expect(status).toBe(200);
    expect(body).toEqual({
      _id: expect.any(String),
      user: ada.id,
      status: "Junior Developer",
      skills: ["HTML", "CSS", "C#"],
      interests: 3,
      company: "Open School",
      website: "https://example.com",
      location: "Cebu",
      bio: "Hello",
      photo: "https://example.com/a.png",
      social: { ...noLinks, twitter: "https://twitter.com/ada" },
      experience: [],
      education: [],
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  it("M41 drops a skill that repeats another in other letters' case", async () => {
    const as = await buildUser(testApp().db);

    const { body } = await rest("POST /api/profile", { as, body: { ...minimal, skills: "SQL, Go, sql,GO" } });

    expect(body.skills).toEqual(["SQL", "Go"]);
  });

  it("takes skills as a list and links as an object just as well", async () => {
    const ada = await buildUser(testApp().db);
    const social = { youtube: "https://youtube.com/ada", linkedin: "" };

    const { body } = await rest("POST /api/profile", {
      as: ada,
      body: { status: "Intern", skills: ["Go", " Rust ", "Go", "a, b"], social },
    });

    expect(body.skills).toEqual(["Go", "Rust", "a", "b"]);
    expect(body.social).toEqual({ ...noLinks, youtube: "https://youtube.com/ada" });
  });

  it("replaces in place: empty or left out clears, work and study are kept", async () => {
    const { db } = testApp();
    const before = await buildProfile(db, { bio: "Old", company: "Old", location: "Old" });
    const as = await db.findOneByOrFail(User, { id: before.userId });
    const job = await buildExperience(db, { profileId: before.id });

    const { body } = await rest("POST /api/profile", { as, body: { ...minimal, bio: "", location: "New" } });

    expect(body).toMatchObject({ _id: before.id, bio: "", company: "", location: "New", skills: ["a"] });
    expect(body.date).toBe(before.createdAt.toISOString());
    expect(body.experience.map(({ _id }: { _id: string }) => _id)).toEqual([job.id]);
  });

  it("starts with interest 1 and keeps what was chosen when it is left out later", async () => {
    const ada = await buildUser(testApp().db);

    const created = await rest("POST /api/profile", { as: ada, body: minimal });
    const chosen = await rest("POST /api/profile", { as: ada, body: { ...minimal, interests: 6 } });
    const kept = await rest("POST /api/profile", { as: ada, body: { ...minimal, interests: "" } });

    expect([created, chosen, kept].map(({ body }) => body.interests)).toEqual([1, 6, 6]);
  });

  it("names what is required, in order", async () => {
    const ada = await buildUser(testApp().db);

    for (const body of [{}, { status: "", skills: "" }, { status: " ", skills: [" ", ","] }]) {
      const answer = await rest("POST /api/profile", { as: ada, body });

      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        errors: [fieldError("status", "Status is required"), fieldError("skills", "Skills are required")],
      });
    }
  });

  it.each([
    ["status", "Boss"],
    ["interests", 8],
    ["interests", "many"],
    ["interests", [1]],
    ["website", "javascript:alert(1)"],
    ["website", "https://paypal.com@evil.example/"],
    ["photo", "https://@evil.example/"],
    ["twitter", "HTTPS://user:secret@evil.example?a@b"],
    ["website", "//example.com"],
    ["photo", "data:image/png;base64,AAAA"],
    ["twitter", "JaVaScRiPt:alert(1)"],
    ["bio", "x".repeat(2_001)],
    ["company", 5],
    ["location", "a\0b"],
    ["skills", "x".repeat(51)],
    ["skills", 7],
  ])("refuses a wrong %s (%j), names it and saves nothing", async (field, value) => {
    const ada = await buildUser(testApp().db);

    const { status, body } = await rest("POST /api/profile", { as: ada, body: { ...minimal, [field]: value } });

    expect(status).toBe(400);
    expect(body.errors).toEqual([fieldError(field, expect.any(String))]);
    expect(await testApp().db.countBy(Profile, { userId: ada.id })).toBe(0);
  });

  it("names a wrong link by its own name, and knows no prefix for it", async () => {
    const ada = await buildUser(testApp().db);

    const { body } = await rest("POST /api/profile", {
      as: ada,
      body: { ...minimal, social: { facebook: "ftp://example.com", youtube: "a\ud800" } },
    });

    expect(body.errors.map(({ param }: { param: string }) => param)).toEqual(
      expect.arrayContaining(["facebook", "youtube"]),
    );
    for (const { msg, param } of body.errors) expect(msg.startsWith(`${param} `)).toBe(true);
  });

  it("ignores fields that are not for the sender to set", async () => {
    const { db } = testApp();
    const [ada, bob] = [await buildUser(db), await buildUser(db)];
    const chosen = { _id: noSuchId, id: noSuchId, user: bob.id, userId: bob.id, date: "2001-01-01", experience: [{}] };

    const { status, body } = await rest("POST /api/profile", { as: ada, body: { ...minimal, ...chosen } });

    expect(status).toBe(200);
    expect(body).toMatchObject({ user: ada.id, experience: [] });
    expect(body._id).not.toBe(noSuchId);
    expect(await db.countBy(Profile, { userId: bob.id })).toBe(0);
  });

  it("is seen through GraphQL, where the same member saved it over REST", async () => {
    const ada = await buildUser(testApp().db);
    await rest("POST /api/profile", { as: ada, body: { ...minimal, interests: 5, bio: "Seen by both" } });

    const { data } = await testApp().graphql(`query ($id: ID!) { profile(userId: $id) { bio interest status } }`, {
      id: ada.id,
    });

    expect(data.profile).toEqual({ bio: "Seen by both", interest: "ART", status: "LEARNING" });
  });
});
