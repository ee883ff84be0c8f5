import { codeOf, inputFieldsOf } from "../../testing/calls/answers";
import { buildPost, buildProfile, buildUser } from "../../testing/app/factories";
import { buildMember } from "../../testing/app/buildMember";
import { useTestApp } from "../../testing/app/harness";
import type { User } from "../accounts/users/User";
import { Interest } from "./interest";

const testApp = useTestApp();
const save = `mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { visibility } }`;
const chooses = (as: User, visibility: string) => testApp().graphql(save, { input: { visibility } }, { as });
const rest = (url: string, as?: User) => testApp().request({ method: "GET", url }, as ? { as } : {});

/** A member whom guests do not see. */
async function buildHidden() {
  const { as, profile } = await buildMember(testApp().db);
  await testApp().db.query(`update profiles set bio = 'Wombat 9' where id = $1`, [profile.id]);
  expect((await chooses(as, "MEMBERS")).data.saveProfile).toEqual({ visibility: "MEMBERS" });
  return as;
}

const about = `query ($id: ID!) {
  user(id: $id) { id name profile { bio } }
  profile(userId: $id) { bio user { name } }
}`;

describe("C20 a profile for members alone", () => {
  it("is public until its owner says otherwise, and public again when they do", async () => {
    const { as } = await buildMember(testApp().db);
    const ask = async () => (await testApp().graphql(about, { id: as.id })).data;
    expect((await ask()).profile.user.name).toBe(as.name);

    await chooses(as, "MEMBERS");
    expect(await ask()).toEqual({ user: null, profile: null });

    await chooses(as, "PUBLIC");
    expect((await ask()).profile.user.name).toBe(as.name);
  });

  it("answers guests exactly as an unknown id does, over both edges", async () => {
    const hidden = await buildHidden();
    const unknown = "0199aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee";

    for (const url of ["/api/profile/user/", "/avatars/"]) {
      const [one, other] = [await rest(url + hidden.id), await rest(url + unknown)];
      expect([one.statusCode, one.body]).toEqual([other.statusCode, other.body]);
      expect(one.statusCode).toBe(url === "/avatars/" ? 404 : 400);
    }
    const [one, other] = [hidden.id, unknown].map((id) => testApp().graphql(about, { id }));
    expect((await one)?.data).toEqual((await other)?.data);
    expect((await rest(`/api/profile/user/${hidden.id}`)).json()).toEqual({ msg: "There is no profile for this user" });
  });

  it("stays as it is for members", async () => {
    const [hidden, as] = [await buildHidden(), await buildUser(testApp().db)];

    expect((await testApp().graphql(about, { id: hidden.id }, { as })).data.profile.bio).toBe("Wombat 9");
    expect((await rest(`/api/profile/user/${hidden.id}`, as)).json().bio).toBe("Wombat 9");
  });

  it("is in no list of guests, and not in its number, by page, by position or by interest", async () => {
    const hidden = await buildHidden();
    for (let n = 0; n < 3; n++) await buildProfile(testApp().db, { interest: Interest.PHYSICS });
    await testApp().db.query(`update profiles set interest = 7 where user_id = $1`, [hidden.id]);
    const list = `{ all: profiles(first: 100) { totalCount nodes { user { id } } }
      some: profiles(first: 2, interests: [PHYSICS]) { totalCount pageInfo { endCursor } nodes { user { id } } } }`;
    const rests = async (as?: User) => {
      const search = {
        method: "POST",
        url: "/api/profile/postload",
        payload: { filters: { interests: [7] } },
      } as const;
      const found = await testApp().request(search, as ? { as } : {});
      const further = await rest("/api/profile?skip=1&limit=50", as);
      return [await rest("/api/profile", as), found, further].map(({ body }) => body.includes(hidden.id));
    };
    const member = await buildUser(testApp().db);
    const [guests, members] = [
      (await testApp().graphql(list)).data,
      (await testApp().graphql(list, {}, { as: member })).data,
    ];

    expect(JSON.stringify(guests)).not.toContain(hidden.id);
    expect(members.all.totalCount - guests.all.totalCount).toBeGreaterThanOrEqual(1);
    expect([guests.some.totalCount, members.some.totalCount]).toEqual([3, 4]);
    expect(await rests()).toEqual([false, false, false]);
    expect((await rests(member)).slice(0, 2)).toEqual([true, true]);
  });

  it("has a picture at an address that only those know who see the member", async () => {
    const hidden = await buildHidden();
    const member = await buildUser(testApp().db);
    const query = `query ($id: ID!) { user(id: $id) { avatar } }`;
    const { avatar } = (await testApp().graphql(query, { id: hidden.id }, { as: member })).data.user;

    expect((await rest(avatar)).statusCode).toBe(200);
    for (const version of ["", "?v=0", "?v=1", "?v=x", "?v=1&v=2"]) {
      expect((await rest(`/avatars/${hidden.id}${version}`)).statusCode).toBe(404);
    }
    await chooses(hidden, "MEMBERS");
    expect((await testApp().graphql(query, { id: hidden.id }, { as: member })).data.user.avatar).toBe(avatar);
  });

  it("says nothing about its owner beside a group that guests see", async () => {
    const hidden = await buildHidden();
    await buildPost(testApp().db, { authorId: hidden.id, text: "Tide tables" });

    const { data } = await testApp().graphql(`{ newestGroups { id title interest peopleCount } }`);

    expect(JSON.stringify(data)).not.toContain(hidden.id);
    expect(JSON.stringify(data)).not.toContain(hidden.name);
  });
});

describe("C20 who may see a profile", () => {
  it("is read and chosen over REST too", async () => {
    const { as } = await buildMember(testApp().db);
    const url = "/api/profile/visibility";

    expect((await rest(url, as)).json()).toEqual({ visibility: "PUBLIC" });
    const put = await testApp().request({ method: "PUT", url, payload: { visibility: "MEMBERS" } }, { as });

    expect([put.statusCode, put.json()]).toEqual([200, { visibility: "MEMBERS" }]);
    expect((await rest(url, as)).json()).toEqual({ visibility: "MEMBERS" });
    expect((await rest(`/api/profile/user/${as.id}`)).statusCode).toBe(400);
    const wrong = await testApp().request({ method: "PUT", url, payload: { visibility: "NOBODY" } }, { as });
    expect([wrong.statusCode, wrong.json().errors[0].param]).toEqual([400, "visibility"]);
  });

  it("stays as it is when an older client replaces the profile", async () => {
    const hidden = await buildHidden();
    const payload = { status: "Learning", skills: "Go" };

    await testApp().request({ method: "POST", url: "/api/profile", payload }, { as: hidden });

    expect((await rest("/api/profile/visibility", hidden)).json()).toEqual({ visibility: "MEMBERS" });
  });

  it("cannot be cleared, and needs a profile", async () => {
    const { as } = await buildMember(testApp().db);
    const cleared = await testApp().graphql(save, { input: { visibility: null } }, { as });

    expect([codeOf(cleared), inputFieldsOf(cleared)]).toEqual(["BAD_USER_INPUT", ["visibility"]]);
    expect(codeOf(await chooses(await buildUser(testApp().db), "MEMBERS"))).toBe("BAD_USER_INPUT");
  });
});
