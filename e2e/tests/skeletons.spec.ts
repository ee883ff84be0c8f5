import type { Api, Person } from "../support/api";
import { shelve } from "../support/books";
import { expect, test } from "../support/emptyServer";
import { expectSameHeights, expectStill, openSlowly, type Seen } from "../support/placeholders";
import { fridayInManila, plan } from "../support/sessions";
import { nextDateOf } from "../support/studies";
import { startGroup } from "../support/studyGroups";

const profile = {
  status: "DEVELOPER",
  interest: "ART",
  company: "Tide Press",
  location: "Cape Coast, Ghana",
  timeZone: "Africa/Accra",
  skills: ["Linocut", "Screen printing", "Carpentry", "Fante", "Ink making"],
  bio: "Linocuts of fishing boats and of the women who own them. I print on a press built from a truck jack, which my neighbours consider both my best work and my worst so far this year.",
  social: { instagram: "https://instagram.com/tide", facebook: "https://facebook.com/tide" },
};

const text =
  "Draw one fish a day for thirty days. If there is no fish in the house, draw a shoe; a shoe is a fish that gave up. " +
  "Five minutes, pen, no eraser. Post every evening in the thread, comment on the drawing above yours with one thing " +
  "you saw and one you missed. Beginners first, always. We start on Monday with ten of us.";

const comment =
  "A fish a day is my actual job, but usually I am holding a knife. Happy to hold a pen for a change, too.";

async function addProfile(api: Api, person: Person) {
  await api.as(person, `mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { id } }`, {
    input: profile,
  });
}

async function addCredentials(api: Api, person: Person) {
  const work = { company: "Tide Press", title: "Printmaker", from: "2014-08-01" };
  const school = { school: "Edina College", degree: "BFA", fieldOfStudy: "Printmaking", from: "2012-09-10" };
  const add = `mutation ($work: AddExperienceInput!, $school: AddEducationInput!) {
    addExperience(input: $work) { id } addEducation(input: $school) { id } }`;
  for (const to of ["2015-06-17", "2016-06-17"])
    await api.as(person, add, { work: { ...work, to }, school: { ...school, to } });
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

test("C1 the placeholders of buddies are as high as their cards, and nothing moves", async ({
  page,
  api,
  join,
  logInAs,
}) => {
  for (let number = 1; number <= 6; number += 1) await addProfile(api, await join(`Nana Owusu ${number}`));
  await openSlowly(page, "/profiles", "Profiles", expectStill);

  // The placeholders of members are their own.
  await logInAs(await join("Ben Okafor"));
  await openSlowly(page, "/profiles", "Profiles", expectSameHeights);
});

test("C1 the placeholders of books are as high as the median card of an answer", async ({ page }) => {
  await openSlowly(page, "/learnings?goal=linear+algebra", "RecommendBooks", ({ before, after }) => {
    const [form, books] = [before, after].map((all) => ({
      top: all[1]?.top ?? 0,
      height: median(all.slice(1).map(({ height }) => height)),
    }));
    if (!form || !books) throw new Error("there are no cards");
    expect(Math.abs(books.top - form.top)).toBeLessThan(4);
    expectSameHeights({ before: [form], after: [books] });
  });
});

test("C1 the placeholders of one's own books are as high as their cards", async ({ page, api, join, logInAs }) => {
  const ada = await join("Ada Quist");
  await shelve(api, ada, "READING", 4);
  await logInAs(ada);
  await openSlowly(page, "/shelves", "MyShelf", expectStill);
});

test("C1 the placeholders of groups are as high as cards with a typical text", async ({ page, api, join, logInAs }) => {
  const [ada, ben] = [await join("Ada Quist"), await join("Ben Okafor")];
  await addProfile(api, ada);
  for (let number = 1; number <= 3; number += 1)
    await api.addComment(ben, await startGroup(api, ada, { interest: "ART" }, text), comment);
  await logInAs(ben);
  await openSlowly(page, "/posts", "Posts", (seen) => {
    expectSameHeights(seen);
    expect(Math.abs((seen.after[1]?.top ?? 0) - (seen.before[1]?.top ?? 0))).toBeLessThan(4);
  });
});

test("C1 the placeholders of a group and its comments are as high as typical ones", async ({
  page,
  api,
  join,
  logInAs,
}) => {
  const ada = await join("Ada Quist");
  const postId = await api.createPost(ada, text);
  for (let number = 1; number <= 2; number += 1) await api.addComment(ada, postId, comment);
  await logInAs(await join("Ben Okafor"));
  // Beside it stands what the group is about, without waiting for the text.
  const expectText = ({ before, after }: Seen) => expectSameHeights({ before: before.slice(0, 1), after });
  await openSlowly(page, `/posts/${postId}`, "Post", expectText);
  await openSlowly(page, `/posts/${postId}`, "Comments", expectSameHeights);
});

test("C1 B21 the placeholder of Home has the shape of what comes next, and nothing moves", async ({
  page,
  api,
  join,
  logInAs,
}) => {
  const ada = await join("Ada Quist");
  await addProfile(api, ada);
  await addCredentials(api, ada);
  for (const title of ["Algebra evenings", "A fish a day", "Slow reading"]) {
    const groupId = await startGroup(api, ada, { title });
    await plan(api, ada, { groupId, title: "Chapter 3, read aloud" });
  }
  await logInAs(ada);
  const expectToday = ({ before, after }: Seen) => expectSameHeights({ before: before.slice(0, 1), after });
  // Only the profile says whether the address is confirmed, and the notice about it stands above.
  await openSlowly(page, "/dashboard", "MyProfile", expectToday);
  await openSlowly(page, "/dashboard", "Home", (seen) => {
    expectToday(seen);
    expect(Math.abs((seen.after[0]?.top ?? 0) - (seen.before[0]?.top ?? 0))).toBeLessThan(4);
  });
});

test("B21 the placeholder of a session is as high as a typical one", async ({ page, api, join, logInAs }) => {
  const ada = await join("Ada Quist");
  const groupId = await startGroup(api, ada, {
    title: "Algebra evenings",
    interest: "PHYSICS",
  });
  const session = {
    title: "Chapter 3, read aloud",
    goal: "Understand induction.",
  };
  await plan(api, ada, { groupId, ...session, startsOn: fridayInManila() });
  await logInAs(ada);
  await openSlowly(page, `/sessions/${await nextDateOf(api, ada)}`, "Occurrence", expectSameHeights);
});

test("B21 the placeholder of a room is as high as the room with one person in it", async ({
  page,
  api,
  join,
  logInAs,
}) => {
  const { commons } = await api.as<{ commons: { id: string } }>(await join("Ada Quist"), "{ commons { id } }");
  const input = { roomId: commons.id, goal: "Read a chapter" };
  const enter = "mutation ($input: EnterRoomInput!) { enterRoom(input: $input) { id } }";
  await api.as(await join("Ben Okafor"), enter, { input });
  await logInAs(await join("Cem Aydın"));
  await openSlowly(page, "/room", "StudyRoom", (seen) => {
    expect(seen.before).toHaveLength(3);
    expectSameHeights(seen);
  });
});

test("C1 the placeholder of a profile is as high as a typical one", async ({ page, api, join }) => {
  const ada = await join("Ada Quist");
  await addProfile(api, ada);
  await openSlowly(page, `/profile/${ada.id}`, "Profile", expectSameHeights);
});
