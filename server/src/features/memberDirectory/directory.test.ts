import { v7 as newId } from "uuid";
import { codeOf, fieldsOf } from "../../testing/calls/answers";
import { buildEducation, buildExperience, buildProfile, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { Interest } from "../profiles/interest";

const testApp = useTestApp();
const profiles = `query ($first: Int! = 20, $after: String, $interests: [Interest!]) {
  profiles(first: $first, after: $after, interests: $interests) {
    nodes { id interest user { name } experience(first: 3) { title } education(first: 3) { school } }
    pageInfo { hasNextPage endCursor } totalCount
  }
}`;
const ids = ({ data }: { data: { profiles: { nodes: { id: string }[] } } }) => data.profiles.nodes.map(({ id }) => id);
const ask = (variables: object = {}, asking = {}) => testApp().graphql(profiles, { ...variables }, asking);

/** 50 profiles with two jobs and one course each, by turns interested in coding, finance and art. */
const newest: string[] = [];
const interests = [Interest.CODING, Interest.FINANCE, Interest.ART];
beforeAll(async () => {
  const { db } = testApp();
  for (let i = 0; i < 50; i++) {
    const { id: profileId } = await buildProfile(db, { interest: interests[i % 3] ?? Interest.CODING });
    await buildExperience(db, { profileId });
    await buildExperience(db, { profileId });
    await buildEducation(db, { profileId });
    newest.unshift(profileId);
  }
});

describe("profiles", () => {
  it("are open to visitors, newest first, 20 at a time", async () => {
    const answer = await ask();

    expect(ids(answer)).toEqual(newest.slice(0, 20));
    expect(answer.data.profiles).toMatchObject({ totalCount: 50, pageInfo: { hasNextPage: true } });
    expect(answer.data.profiles.nodes[0]).toMatchObject({ user: { name: "Ada Lovelace" }, interest: "FINANCE" });
  });

  it("are paged by cursor to the end", async () => {
    const first = await ask({ first: 30 });
    const second = await ask({ first: 30, after: first.data.profiles.pageInfo.endCursor });

    expect([...ids(first), ...ids(second)]).toEqual(newest);
    expect(second.data.profiles.pageInfo.hasNextPage).toBe(false);
  });

  it("are filtered by one interest or several, and by none at all", async () => {
    const art = await ask({ interests: ["ART"] });
    const two = await ask({ interests: ["ART", "FINANCE"], first: 50 });
    const all = await ask({ interests: [], first: 50 });
    const nobody = await ask({ interests: ["PHYSICS"] });

    expect(ids(art)).toEqual(newest.filter((_id, i) => (49 - i) % 3 === 2));
    expect(ids(two)).toEqual(newest.filter((_id, i) => (49 - i) % 3 !== 0));
    expect(ids(all)).toEqual(newest);
    expect(nobody.data.profiles).toMatchObject({ nodes: [], totalCount: 0 });
  });

  it.each([
    ["none", { first: 0 }, ["first"]],
    ["101", { first: 101 }, ["first"]],
    ["a made-up cursor", { after: "abc" }, ["after"]],
    ["an unknown interest", { interests: ["MAGIC"] }, ["interests[0]"]],
  ])("turn a request for %s away by name", async (_case, variables, fields) => {
    const answer = await ask(variables);

    expect([codeOf(answer), fieldsOf(answer)]).toEqual(["BAD_USER_INPUT", fields]);
  });

  it("take as many statements for 50 as for 2, and no more than 5", async () => {
    const few = await testApp().counter.count(() => ask({ first: 2 }));
    const many = await testApp().counter.count(() => ask({ first: 50 }));

    expect(many).toBe(few);
    expect(many).toBeLessThanOrEqual(5);
  });
});

describe("profile", () => {
  const profile = `query ($userId: ID!) {
    profile(userId: $userId) { id viewerCanEdit user { id } experience { id } education { id } }
  }`;

  it("shows anyone a member's profile, and only its owner may edit it", async () => {
    const { db } = testApp();
    const owner = await buildUser(db);
    const { id } = await buildProfile(db, { userId: owner.id });
    const jobs = [await buildExperience(db, { profileId: id }), await buildExperience(db, { profileId: id })];

    const visitor = await testApp().graphql(profile, { userId: owner.id });
    const own = await testApp().graphql(profile, { userId: owner.id }, { as: owner });

    const shown = { id, user: { id: owner.id }, experience: jobs.reverse().map((job) => ({ id: job.id })) };
    expect(visitor.data.profile).toEqual({ ...shown, education: [], viewerCanEdit: false });
    expect(own.data.profile).toEqual({ ...shown, education: [], viewerCanEdit: true });
  });

  it("is null for a member without one and for nobody, and needs a well-formed id", async () => {
    const { id } = await buildUser(testApp().db);

    expect((await testApp().graphql(profile, { userId: id })).data).toEqual({ profile: null });
    expect((await testApp().graphql(profile, { userId: newId() })).data).toEqual({ profile: null });
    const malformed = await testApp().graphql(profile, { userId: "abc" });
    expect([codeOf(malformed), fieldsOf(malformed)]).toEqual(["BAD_USER_INPUT", ["userId"]]);
  });
});
