import type { Api, Person } from "./api";
import { shelve } from "./books";
import { plan } from "./sessions";
import { inviteCodeOf, startGroup } from "./studyGroups";

/** The next date of whatever the person has in their calendar. */
export async function nextDateOf(api: Api, person: Person): Promise<string> {
  const { nextUp } = await api.as<{ nextUp: { id: string }[] }>(person, "{ nextUp { id } }");
  return nextUp[0]?.id ?? "";
}

/** The pages for studying together in short lists, each for a test of its own. */
export const studyParts: [name: string, path: RegExp][] = [
  ["groups", /^\/(groups|posts|join)\b/],
  ["sessions and the schedule", /^\/(sessions|schedule)\b/],
  ["rooms and shelves", /^\/(room|shelves)\b/],
];

/** A group of the person's with a session and a book on a shelf, and the address of every page for studying together. */
export async function arrangeStudies(api: Api, person: Person): Promise<{ groupId: string; paths: string[] }> {
  const groupId = await startGroup(api, person, { title: "Algebra evenings", interest: "PHYSICS", tags: ["proofs"] });
  await plan(api, person, { groupId, title: "Chapter 3, read aloud", goal: "Understand induction." });
  await shelve(api, person, "READING", 2);
  const [dateId, code] = [await nextDateOf(api, person), await inviteCodeOf(api, person, groupId)];
  const ofGroup = [
    `/posts/${groupId}`,
    `/posts/${groupId}/manage`,
    `/room/${groupId}`,
    `/schedule/new?group=${groupId}`,
  ];
  const ofSession = [`/sessions/${dateId}`, `/sessions/${dateId}/edit`];
  const lists = [
    "/groups",
    "/groups/mine",
    "/schedule",
    "/schedule/new",
    "/shelves",
    "/room",
    "/buddies",
    "/notifications",
  ];
  return { groupId, paths: [...ofGroup, ...ofSession, ...lists, `/join/${code}`] };
}
