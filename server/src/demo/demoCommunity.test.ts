import { faceOf } from "../features/accounts/faces/faceOf";
import { demoAccount } from "./demoAccount";
import { buildDemoCommunity } from "./demoCommunity";
import type { DemoMember } from "./demoTypes";

const now = new Date("2026-11-21T09:30:00.000Z");

const { members, posts } = buildDemoCommunity({ now });

const profiles = members.flatMap((member) => member.profile ?? []);

function memberWithKey(key: string): DemoMember {
  const member = members.find((each) => each.key === key);
  if (!member) throw new Error(`Nobody has the key ${key}`);
  return member;
}

function countBy<T>(items: T[], valueOf: (item: T) => string | number): Record<string, number> {
  const counts: Record<string, number> = {};
  items.forEach((item) => (counts[valueOf(item)] = (counts[valueOf(item)] ?? 0) + 1));
  return counts;
}

const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe("buildDemoCommunity", () => {
  it("makes the same community for the same seed and date", () => {
    expect(buildDemoCommunity({ now })).toEqual({ members, posts });
    expect(buildDemoCommunity({ seed: 8, now })).not.toEqual({ members, posts });
  });

  it("moves with the date it is made for", () => {
    const later = new Date("2027-03-02T00:00:00.000Z");
    const moved = buildDemoCommunity({ now: later });

    const shift = later.getTime() - now.getTime();
    expect(moved.posts.map((post) => post.createdAt.getTime() - shift)).toEqual(
      posts.map((post) => post.createdAt.getTime()),
    );
  });

  it("M44 gives nearly everyone a face that they chose, of choices that there are", () => {
    const faces = members.flatMap(({ face }) => face ?? []);

    expect(faces.length).toBeGreaterThanOrEqual(members.length - 1);
    expect(faces.map((face) => faceOf({ id: "", face }))).toEqual(faces);
    expect(new Set(faces.map(({ head }) => head)).size).toBeGreaterThan(35);
  });

  it("hands out rows of their own, so that changing one community leaves the next untouched", () => {
    const spoiled = buildDemoCommunity({ now });
    spoiled.members.forEach((member) => member.profile?.skills.push("spoiled"));

    expect(buildDemoCommunity({ now }).members).toEqual(members);
  });

  it("has enough people of every interest and every career status", () => {
    const byInterest = countBy(profiles, (profile) => profile.interest);
    const byStatus = countBy(profiles, (profile) => profile.status);

    expect(members.length).toBeGreaterThanOrEqual(72);
    expect(Object.keys(byInterest)).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
    expect(Math.min(...Object.values(byInterest))).toBeGreaterThanOrEqual(8);
    expect(Object.keys(byStatus).sort()).toEqual(
      [
        "Developer",
        "Instructor",
        "Intern",
        "Junior Developer",
        "Learning",
        "Manager",
        "Other",
        "Senior Developer",
      ].sort(),
    );
    expect(Math.min(...Object.values(byStatus))).toBeGreaterThanOrEqual(5);
  });

  it("C31 gives everyone with a place the time zone of that place", () => {
    const zones = profiles.filter(({ location }) => location).map(({ location, timeZone }) => [location, timeZone]);

    expect(zones.filter(([, timeZone]) => timeZone === null)).toEqual([]);
    expect(new Set(zones.map(([, timeZone]) => timeZone)).size).toBeGreaterThan(25);
  });

  it("has posts with much talk, with some and with none", () => {
    const talk = posts.map((post) => post.comments.length);

    expect(posts.length).toBeGreaterThanOrEqual(48);
    expect(talk.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(200);
    expect(talk.filter((count) => count > 25)).toHaveLength(1);
    expect(talk.filter((count) => count === 0)).not.toHaveLength(0);
  });

  it("X2 has talk of several turns under one comment, and replies that are liked, most of them not", () => {
    const talks = posts.map((post) => post.comments);
    const turns = talks.flatMap((talk) =>
      talk.map((_, place) => talk.filter(({ replyTo }) => replyTo === place).length),
    );
    const all = talks.flat();
    const liked = all.filter(({ likes }) => likes.length > 0).length;

    expect(turns.filter((count) => count > 0).length).toBeGreaterThanOrEqual(20);
    expect(turns.filter((count) => count >= 3).length).toBeGreaterThanOrEqual(5);
    // One level: what is answered answers nothing itself.
    for (const talk of talks)
      for (const { replyTo } of talk) if (replyTo !== null) expect(talk[replyTo]?.replyTo).toBeNull();
    expect(liked / all.length).toBeGreaterThan(0.2);
    expect(liked / all.length).toBeLessThan(0.5);
    expect(all.flatMap(({ authorKey, likes }) => likes.filter(({ memberKey }) => memberKey === authorKey))).toEqual([]);
  });

  it("spreads likes as people do: a few posts have many, most have few, some have none", () => {
    const likes = posts.map((post) => post.likes.length).sort((a, b) => b - a);
    const median = likes[Math.floor(likes.length / 2)] ?? 0;

    expect(likes[0]).toBeGreaterThanOrEqual(40);
    expect(likes[3]).toBeGreaterThan(5 * median);
    expect(median).toBeGreaterThanOrEqual(1);
    expect(likes.filter((count) => count === 0).length).toBeGreaterThanOrEqual(3);
  });

  it("gives every person and every post a name of its own, and every e-mail one reserved address", () => {
    expect(repeated(members.map((member) => member.key))).toEqual([]);
    expect(repeated(members.map((member) => member.name))).toEqual([]);
    expect(repeated(members.map((member) => member.email.toLowerCase()))).toEqual([]);
    expect(repeated(posts.map((post) => post.key))).toEqual([]);
    members.forEach((member) => expect(member.email).toMatch(/^[a-z]+@studycircle\.example$/));
  });
});

describe("the demo account", () => {
  it("belongs to a learner with a full profile, who takes part", () => {
    const demo = memberWithKey("demo");
    const own = posts.filter((post) => post.authorKey === "demo");
    const said = posts.flatMap((post) => post.comments).filter((comment) => comment.authorKey === "demo");

    expect(demo).toMatchObject({ email: demoAccount.email, name: demoAccount.name });
    expect(demoAccount.password.length).toBeGreaterThanOrEqual(12);
    expect(demo.profile).toMatchObject({
      status: "Learning",
      company: expect.any(String),
      website: expect.any(String),
      location: expect.any(String),
      bio: expect.any(String),
    });
    expect(demo.profile?.experience.length).toBeGreaterThanOrEqual(2);
    expect(demo.profile?.education.length).toBeGreaterThanOrEqual(2);
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(said.length).toBeGreaterThanOrEqual(4);
  });
});
