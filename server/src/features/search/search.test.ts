import { buildBook } from "../../testing/app/buildBook";
import { buildEducation, buildPost, buildProfile, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { codeOf, fieldsOf } from "../../testing/calls/answers";
import { groupCalls } from "../../testing/calls/groupCalls";
import { searchCalls } from "../../testing/calls/searchCalls";
import { sessionCalls } from "../../testing/calls/sessionCalls";
import type { User } from "../accounts/users/User";
import { search as limits } from "./limits";

const testApp = useTestApp();
const { ask, search, rest, idsOf } = searchCalls(testApp);
const { send } = groupCalls(testApp);
const { plan } = sessionCalls(testApp);

let viewer: User;
beforeAll(async () => {
  viewer = await buildUser(testApp().db, { name: "Watcher" });
});

const person = async (name: string, profile: object = {}) => {
  const user = await buildUser(testApp().db, { name });
  const made = await buildProfile(testApp().db, { userId: user.id, skills: [], location: null, ...profile });
  return { ...user, profileId: made.id };
};

/** The marked parts of a text, as a page would show them. */
const marked = (text: string, highlights: { field: string; start: number; length: number }[], field: string) =>
  highlights.filter((one) => one.field === field).map(({ start, length }) => text.slice(start, start + length));

describe("D1 search", () => {
  it.each([
    ["pyhton", "Zebedee Quist", { skills: ["Python"] }],
    ["jose", "José Zurita", {}],
    ["jos zur", "José Zurita y Vega", {}],
    ["Istanbul", "Deniz Okay", { location: "İstanbul" }],
    ["東京", "東京 太郎", {}],
    ["محمد", "محمد الزين", {}],
  ])("finds people by %s over both edges", async (query, name, profile) => {
    const { id } = await person(name, profile);

    expect(await idsOf(query, viewer)).toContain(id);
    expect(await idsOf(query, null)).toContain(id);
  });

  it("finds people by skills, topics, place, company and school, and says where", async () => {
    const { id, profileId } = await person("Wilhelmina Vex", {
      skills: ["Falconry", "Tatting"],
      learning: ["Volapük"],
      location: "Ouagadougou",
      company: "Quernstone Ltd",
    });
    await buildEducation(testApp().db, { profileId, school: "Xanadu Polytechnic" });

    for (const [query, field] of [
      ["wilhel", "name"],
      ["tatting", "skills.1"],
      ["volapuk", "learning.0"],
      ["ouaga", "location"],
      ["quern", "company"],
      ["xanadu", "education.0.school"],
    ] as const) {
      const { people } = await search(query, viewer);
      expect([query, people[0]?.user.id, people[0]?.highlights[0]?.field]).toEqual([query, id, field]);
    }
  });

  it("offers the closest spelling that finds something where nothing is found, and only there", async () => {
    await person("Quintessa Ember", { skills: ["Glassblowing", "Marquetry"] });
    const closest = async (query: string) => (await search(query, viewer)).closest;

    // Two letters are wrong: one is found without it.
    expect(await closest("glasbolwing")).toBe("glassblowing");
    expect(await closest("quintesa marqetryx")).toBe("quintessa marquetry");
    expect((await search("glasblowing", viewer)).people).toHaveLength(1);
    expect(await closest("glasblowing")).toBeNull();
    expect(await closest("qqqqwwwwxxxx")).toBeNull();
    expect(await closest("zzx")).toBeNull();
    expect((await search("glasbolwing", viewer, { kinds: ["BOOKS"] })).closest).toBeNull();
  });

  it("finds groups by title, tags and first message, and sessions by title and goal", async () => {
    const ada = await buildUser(testApp().db);
    const { id } = await buildPost(testApp().db, { authorId: ada.id, text: "We read about axolotls." });
    await send("updateGroup", ada, { groupId: id, title: "Salamander circle", tags: ["newts"] });
    await plan(ada, { groupId: id, title: "Gills", goal: "Understand neoteny" });

    for (const query of ["salaman", "newts", "axolotl"]) expect(await idsOf(query, viewer)).toEqual([id]);
    for (const query of ["gills", "neoten"]) {
      const { sessions } = await search(query, viewer);
      expect(sessions.map(({ occurrence }) => occurrence.session.title)).toEqual(["Gills"]);
    }
  });

  it("finds books by title, author, subject and ISBN", async () => {
    const id = await buildBook(testApp().db, "Thermodynamics of kitchens");
    const columns = `authors = '{"Zoltán Quark"}', categories = '{"Gastrophysics"}', isbn13 = '9780262510875'`;
    await testApp().db.query(`update books set ${columns} where id = $1`, [id]);

    for (const query of ["thermodyn", "zoltan", "gastroph", "978-0-262-51087-5", "9780262510", "thermodynamisc"])
      expect(await idsOf(query, null)).toEqual([id]);
  });

  it("marks the words in the texts themselves, also where letters fold to more or to fewer", async () => {
    const name = "Großmann Æsa İpek";
    await person(name);
    const { people } = await search("grossm aes ipe", viewer);

    expect(marked(name, people[0]?.highlights ?? [], "name")).toEqual(["Großm", "Æs", "İpe"]);
    const kanji = "自然言語処理 入門";
    const { id } = await buildPost(testApp().db, { text: kanji });
    const { groups } = await search("言語処理", viewer);
    expect([groups[0]?.id, marked(kanji, groups[0]?.highlights ?? [], "name")]).toEqual([id, ["言語処理"]]);
  });

  it("reads more of one kind, and asks for one kind alone", async () => {
    for (let count = 0; count < 7; count += 1) await person(`Ptolemy Number${count}`);
    await buildPost(testApp().db, { text: "Ptolemy and his spheres." });

    const first = await search("ptolemy", viewer, { kinds: ["PEOPLE"], first: 4 });
    const rest = await search("ptolemy", viewer, { kinds: ["PEOPLE"], first: 4, skip: 4 });

    const ids = [...first.people, ...rest.people].map(({ user }) => user.id);
    expect([first.people.length, rest.people.length, new Set(ids).size, first.groups]).toEqual([4, 3, 7, []]);
    expect((await search("ptolemy", viewer)).groups).toHaveLength(1);
  });

  it("takes the same number of statements for few results and for many", async () => {
    for (let count = 0; count < 12; count += 1) {
      const ada = await person(`Copernica Number${count}`);
      const { id: groupId } = await buildPost(testApp().db, { authorId: ada.id, text: `Copernica ${count}` });
      await plan(ada, { groupId, title: "Copernica's hour" });
    }
    const count = (first: number) => testApp().counter.count(() => search("copernica", viewer, { first }));
    await count(1);

    const few = await count(1);
    expect([few, await count(12)]).toEqual([few, few]);
    expect(few).toBeLessThanOrEqual(16);
  });
});

describe("a search", () => {
  it.each([
    ["200 letters", "a".repeat(200)],
    ["signs of patterns", String.raw`%_\ '";--`],
    ["quotes", `'"' or "1"='1`],
    [
      "40 words",
      Array.from({ length: 40 }, (_, place) => `word${place}`)
        .join(" ")
        .slice(0, 200),
    ],
    ["emoji", "👩‍👩‍👧‍👦🏳️‍🌈".repeat(9)],
    ["marks of direction", "\u202e\u200f\u2067abc\u2069"],
    ["one letter", "a"],
    ["NUL", "a\u0000b"],
    ["half of a pair", "ada \ud800"],
    ["marks alone", "\u0301\u0300\u064b"],
    ["nothing", ""],
    ["blanks", " \t\n "],
    ["signs of text search", "a & !b | (c <-> d):*"],
    ["fields of the index", "| || ada |"],
  ])("answers whatever is typed: %s", async (_what, query) => {
    for (const as of [viewer, null]) {
      const { errors } = await ask(query, as);
      expect(errors).toBeUndefined();
      const { status } = await rest(`GET /api/search?q=${encodeURIComponent(query.toWellFormed())}`, as ? { as } : {});
      expect(status).toBe(200);
    }
  });

  it("names the field of what it refuses, over both edges", async () => {
    const long = "é".repeat(limits.query + 1);
    const cases: [query: string, choice: object, field: string][] = [
      [long, {}, "query"],
      ["ada", { first: 0 }, "first"],
      ["ada", { first: 21 }, "first"],
      ["ada", { skip: -1 }, "skip"],
      ["ada", { skip: 81 }, "skip"],
    ];
    for (const [query, choice, field] of cases) {
      const answer = await ask(query, viewer, choice);
      expect([codeOf(answer), fieldsOf(answer)]).toEqual(["BAD_USER_INPUT", [field]]);
    }
    for (const [query, param] of [
      [`q=${encodeURIComponent(long)}`, "q"],
      ["q=a&q=b", "q"],
      ["q=ada&kinds=people,stones", "kinds"],
      ["q=ada&limit=none", "limit"],
      ["q=ada&skip=81", "skip"],
      ["q=ada&skip=-1", "skip"],
    ] as const) {
      const { status, body } = await rest(`GET /api/search?${query}`, { as: viewer });
      expect([query, status, body.errors[0]?.param]).toEqual([query, 400, param]);
    }
    expect((await ask("é".repeat(limits.query), viewer)).errors).toBeUndefined();
  });

  it("takes several kinds over REST, and finds nothing without a query", async () => {
    await person("Eratosthenes");
    const { body } = await rest("GET /api/search?q=eratos&kinds=PEOPLE,BOOKS&limit=50", { as: viewer });
    expect(body.people[0].user.name).toBe("Eratosthenes");
    expect((await rest("GET /api/search?q=eratos&kinds=GROUPS", { as: viewer })).body.people).toEqual([]);
    expect((await rest("GET /api/search", { as: viewer })).body.people).toEqual([]);
  });
});
