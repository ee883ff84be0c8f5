import { buildDemoCommunity } from "./demoCommunity";
import type { DemoPost, DemoProfile } from "./demoTypes";

const now = new Date("2026-11-21T09:30:00.000Z");

const { members, posts } = buildDemoCommunity({ now });

const profiles = members.flatMap((member) => member.profile ?? []);

const joinedAt = new Map(members.map((member) => [member.key, member.joinedAt]));

const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe("the dates of the community", () => {
  it("lie before now, over about the last nine months", () => {
    const ages = posts.map((post) => (now.getTime() - post.createdAt.getTime()) / 86_400_000);

    expect(Math.max(...ages)).toBeLessThanOrEqual(270);
    expect(Math.max(...ages)).toBeGreaterThan(200);
    expect(Math.min(...ages)).toBeLessThan(2);
    expect(ages.filter((age) => age < 30).length).toBeGreaterThanOrEqual(8);
    [...members.map((member) => member.joinedAt), ...posts.flatMap(datesOf)].forEach((date) =>
      expect(date.getTime()).toBeLessThanOrEqual(now.getTime()),
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
        for (const { createdAt, likes, replyTo } of post.comments) {
          if (replyTo !== null) expect(createdAt > (post.comments[replyTo]?.createdAt ?? now)).toBe(true);
          for (const like of likes)
            expect(like.createdAt >= createdAt && like.createdAt >= (joined.get(like.memberKey) ?? now)).toBe(true);
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
      for (const { likes } of [post, ...post.comments])
        expect(repeated(likes.map((like) => like.memberKey))).toEqual([]);
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

function datesOf(post: DemoPost): Date[] {
  return [post, ...post.likes, ...post.comments].map((each) => each.createdAt);
}
