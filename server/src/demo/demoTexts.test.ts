import { buildDemoCommunity } from "./demoCommunity";
import type { DemoMember, DemoPost } from "./demoTypes";

const { members, posts } = buildDemoCommunity({ now: new Date("2026-11-21T09:30:00.000Z") });
const profiles = members.flatMap((member) => member.profile ?? []);
const bios = profiles.flatMap((profile) => profile.bio ?? []);
const comments = posts.flatMap((post) => post.comments);

const rightToLeft = /^[\p{Script=Arabic}\p{Script=Hebrew} ]+$/u;
const emoji = /\p{Extended_Pictographic}/u;
const longestWord = (text: string) => Math.max(...text.split(/\s+/).map((word) => word.length));

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…。！？])\s+|\n+/u)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{Letter}\p{Number} ]/gu, "")
        .trim(),
    )
    .filter((sentence) => sentence !== "");
}

describe("the limits of every text", () => {
  it("hold for names, posts, comments and bios", () => {
    const tooLong = [
      ...members.filter(({ name }) => [...name].length > 80 || name.trim() !== name || name === ""),
      ...[...posts, ...comments].filter(({ text }) => text.length > 5000 || text.trim() === ""),
      ...bios.filter((bio) => bio.length > 2000),
    ];

    expect(tooLong).toEqual([]);
  });

  it("hold for every other field of a profile", () => {
    const fields = profiles.flatMap((profile) => [
      profile.company,
      profile.location,
      ...profile.experience.flatMap((job) => [job.title, job.company, job.location, job.description]),
      ...profile.education.flatMap((study) => [study.school, study.degree, study.fieldOfStudy, study.description]),
    ]);

    fields.forEach((field) => expect(field === null || (field !== "" && field.length <= 200)).toBe(true));
  });

  it("hold for skills, each named once", () => {
    for (const { skills } of profiles) {
      expect(skills.length).toBeGreaterThanOrEqual(1);
      expect(skills.length).toBeLessThanOrEqual(50);
      expect(new Set(skills.map((skill) => skill.toLowerCase())).size).toBe(skills.length);
      skills.forEach((skill) => expect(skill).toMatch(/^[^,]{1,50}$/));
    }
  });

  it("let links lead only to reserved addresses", () => {
    const links = profiles.flatMap((profile) => [profile.photo, profile.website, ...Object.values(profile.social)]);

    links
      .flatMap((link) => link ?? [])
      .forEach((link) => expect(new URL(link).href).toMatch(/^https:\/\/[\w.-]+\.example\//));
    expect(links.filter((link) => link !== null).length).toBeGreaterThan(50);
  });
});

describe("what people say", () => {
  it("is said once: no sentence stands twice in posts, comments and bios", () => {
    const texts = [...posts.map((post) => post.text), ...comments.map((comment) => comment.text), ...bios];
    const sentences = texts.flatMap(sentencesOf);

    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  it("is written for the occasion, not filled in", () => {
    const all = [...posts, ...comments]
      .map((each) => each.text)
      .concat(
        bios,
        members.map((member) => member.name),
      );

    all.forEach((text) => expect(text).not.toMatch(/lorem|ipsum|\buser ?\d|\bplaceholder\b|undefined|\bTODO\b/));
    comments.forEach((comment) => expect(comment.text.length).toBeGreaterThan(15));
  });

  it("is said all over the world", () => {
    const countries = new Set(profiles.map((profile) => profile.location?.split(", ").at(-1)));

    expect(new Set(profiles.map((profile) => profile.location)).size).toBe(profiles.length);
    expect(countries.size).toBeGreaterThanOrEqual(35);
  });
});

describe("edge cases that a page must survive", () => {
  const has = (found: (member: DemoMember) => boolean) => expect(members.filter(found)).not.toHaveLength(0);
  const post = (key: string): DemoPost | undefined => posts.find((each) => each.key === key);

  it("among names: one letter, eighty characters, right to left, emoji", () => {
    has(({ name }) => name.length === 1);
    has(({ name }) => name.length === 80);
    has(({ name }) => rightToLeft.test(name));
    has(({ name }) => emoji.test(name));
  });

  it("among profiles: none at all, no bio, unbreakable words, nothing in the career", () => {
    has(({ profile }) => profile === null);
    has(({ profile }) => profile?.bio === null);
    has(({ profile }) => longestWord(profile?.bio ?? "") > 250);
    has(({ profile }) => emoji.test(profile?.bio ?? ""));
    has(({ profile }) => profile?.experience.length === 0 && profile.education.length === 0);
    has(({ profile }) => profile?.interest === 7);
  });

  it("among photos: nobody has one, because nothing is fetched from elsewhere", () => {
    expect(profiles.flatMap((profile) => profile.photo ?? [])).toEqual([]);
  });

  it("among posts: silence, a crowd, and a very long plan", () => {
    expect(post("elixir")).toMatchObject({ likes: [], comments: [] });
    expect(post("optics-bench")).toMatchObject({ likes: [] });
    expect(post("film-and-patience")).toMatchObject({ comments: [] });
    expect(post("one-sentence-town")?.comments.length).toBeGreaterThanOrEqual(30);
    expect(post("kitchen-thermodynamics")?.text.length).toBeGreaterThan(4000);
  });
});

describe("W3 the mentions of the demo community", () => {
  it("stand where the text has the name, in more than ten replies, and leave no key behind", () => {
    const names = new Map(members.map(({ key, name }) => [key, name]));
    const mentioning = comments.filter(({ mentions }) => mentions.length > 0);

    expect(mentioning.length).toBeGreaterThan(10);
    for (const { text, mentions } of mentioning)
      for (const { start, length, memberKey } of mentions)
        expect(text.slice(start, start + length)).toBe(`@${names.get(memberKey)}`);
    expect(comments.filter(({ text }) => /(^|\s)@[a-z]/.test(text))).toEqual([]);
  });
});
