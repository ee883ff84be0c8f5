import { faceOf } from "../features/accounts/faces/faceOf";
import { demoAccount } from "./demoAccount";
import { buildDemoCommunity } from "./demoCommunity";
import type { DemoMember, DemoPost, DemoProfile } from "./demoTypes";

const now = new Date("2026-11-21T09:30:00.000Z");
const { members, posts } = buildDemoCommunity({ now });
const profiles = members.flatMap((member) => member.profile ?? []);
const joinedAt = new Map(members.map((member) => [member.key, member.joinedAt]));

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
  it("makes the same community for the same seed and moment", () => {
    expect(buildDemoCommunity({ now })).toEqual({ members, posts });
    expect(buildDemoCommunity({ seed: 8, now })).not.toEqual({ members, posts });
  });

  it("moves with the moment it is made for", () => {
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

  it("has posts with much talk, with some and with none", () => {
    const talk = posts.map((post) => post.comments.length);

    expect(posts.length).toBeGreaterThanOrEqual(48);
    expect(talk.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(200);
    expect(talk.filter((count) => count > 25)).toHaveLength(1);
    expect(talk.filter((count) => count === 0)).not.toHaveLength(0);
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

describe("the moments of the community", () => {
  it("lie before now, over about the last nine months", () => {
    const ages = posts.map((post) => (now.getTime() - post.createdAt.getTime()) / 86_400_000);

    expect(Math.max(...ages)).toBeLessThanOrEqual(270);
    expect(Math.max(...ages)).toBeGreaterThan(200);
    expect(Math.min(...ages)).toBeLessThan(2);
    expect(ages.filter((age) => age < 30).length).toBeGreaterThanOrEqual(8);
    [...members.map((member) => member.joinedAt), ...posts.flatMap(momentsOf)].forEach((moment) =>
      expect(moment.getTime()).toBeLessThanOrEqual(now.getTime()),
    );
  });

  it.each([1, 2, 3, 7, 99])(
    "let nobody act before they joined, nor answer what is not written yet (seed %i)",
    (seed) => {
      const community = buildDemoCommunity({ seed, now });
      const joined = new Map(community.members.map((member) => [member.key, member.joinedAt]));

      for (const post of community.posts) {
        expect(post.createdAt > (joined.get(post.authorKey) ?? now)).toBe(true);
        for (const comment of post.comments) {
          expect(comment.createdAt > post.createdAt && comment.createdAt > (joined.get(comment.authorKey) ?? now)).toBe(
            true,
          );
        }
        for (const like of post.likes) {
          expect(like.createdAt >= post.createdAt && like.createdAt >= (joined.get(like.memberKey) ?? now)).toBe(true);
        }
      }
    },
  );

  it("keep a talk in the order it was written, and count a like of one person once", () => {
    for (const post of posts) {
      const talk = post.comments.map((comment) => comment.createdAt.getTime());
      expect(talk).toEqual([...new Set(talk)].sort((a, b) => a - b));
      expect(repeated(post.likes.map((like) => like.memberKey))).toEqual([]);
    }
  });

  it("belong to people who exist", () => {
    const actors = posts.flatMap((post) => [
      post.authorKey,
      ...post.comments.map((comment) => comment.authorKey),
      ...post.likes.map((like) => like.memberKey),
    ]);

    expect(actors.filter((key) => !joinedAt.has(key))).toEqual([]);
  });
});

describe("the careers of the community", () => {
  const days = (profile: DemoProfile) => [...profile.experience, ...profile.education];

  it("have real days, end after they begin, and are open exactly when they are current", () => {
    for (const period of profiles.flatMap(days)) {
      const ends = period.to ? [period.from, period.to] : [period.from];
      ends.forEach((day) => expect(new Date(day).toISOString().slice(0, 10)).toBe(day));
      expect([...ends].sort()).toEqual(ends);
      expect(period.from >= "1960-01-01" && (period.to ?? period.from) < "2026-01-01").toBe(true);
      expect(period.current).toBe(period.to === null);
    }
  });

  it("list the newest entry first", () => {
    for (const { experience } of profiles) {
      const starts = experience.map((job) => job.from);
      expect(starts).toEqual([...starts].sort().reverse());
    }
  });

  it("begin at a school for everyone who names a school that they have left", () => {
    for (const { experience, education } of profiles) {
      const [firstSchool] = education.flatMap((study) => (study.current ? [] : study.from)).sort();
      const [firstJob] = experience.map((job) => job.from).sort();
      if (firstSchool && firstJob) expect(firstSchool < firstJob).toBe(true);
    }
  });
});

function momentsOf(post: DemoPost): Date[] {
  return [post, ...post.likes, ...post.comments].map((each) => each.createdAt);
}
