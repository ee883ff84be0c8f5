import type { User } from "../../features/accounts/users/User";
import { buildBook } from "../app/buildBook";
import { buildFocus } from "../app/buildFocus";
import { buildComment, buildEducation, buildExperience, buildPost, buildProfile, buildUser } from "../app/factories";
import { type TestApp, useTestApp } from "../app/harness";
import { type Operation } from "./RestContract";
import { dayFromNow, readingCalls } from "../calls/readingCalls";
import { daily, sessionCalls } from "../calls/sessionCalls";

export let testApp: () => TestApp;

/** What each test file of the contract calls first: the server. */
export function useContractRequests(): void {
  testApp = useTestApp();
}

/** A member with one row of each kind, and the address of an operation with their ids. */
export async function prepare({ path }: Operation): Promise<{ as: User; url: string }> {
  const { db } = testApp();
  const profile = await buildProfile(db, { timeZone: "Asia/Manila" });
  const as = await db.findOneByOrFail<User>("User", { id: profile.userId });
  const { session, date } = await buildSession(as);
  const others = await buildPost(db);
  const comment = await buildComment(db, { postId: others.id, authorId: as.id });
  const rows = {
    experience: await buildExperience(db, { profileId: profile.id }),
    education: await buildEducation(db, { profileId: profile.id }),
    comment: others,
    buddies: await buildUser(db),
    shelves: { id: await buildBook(db) },
    books: { id: await buildBook(db) },
    focuses: { id: await buildFocus(db, as) },
    rooms: await buildPost(db, { authorId: as.id }),
    "reading-notes": await buildNote(as),
    "reading-plans": await buildPlan(as),
    sessions: session,
    dates: date,
    groups: await buildPost(db, { authorId: as.id }),
  };
  const own = path.endsWith("/posts/{id}") ? await buildPost(db, { authorId: as.id }) : null;
  const row = own ?? Object.entries(rows).find(([name]) => path.includes(`/${name}/`))?.[1];
  return {
    as,
    url: path
      .replace("{id}", row?.id ?? "")
      .replace("{comment_id}", comment.id)
      .replace("{kind}", "REPLY")
      .replace("{week}", "1"),
  };
}

/** A note of the member about a book on their shelf. */
async function buildNote(as: User): Promise<{ id: string }> {
  const { db } = testApp();
  const [note] = await db.query<{ id: string }[]>(
    `with entry as (
       insert into shelved_books (id, user_id, book_id, shelf) values (gen_random_uuid(), $1, $2, 'READING') returning id
     )
     insert into reading_notes (id, user_id, entry_id, text) select gen_random_uuid(), $1, id, 'Note' from entry returning id`,
    [as.id, await buildBook(db)],
  );
  return { id: note?.id ?? "" };
}

/** A group of the member's that reads a book. */
async function buildPlan(as: User): Promise<{ id: string }> {
  const { db } = testApp();
  const group = await buildPost(db, { authorId: as.id });
  const plan = { groupId: group.id, bookId: await buildBook(db), startsOn: dayFromNow(1), weeks: ["Chapters 1–3"] };
  await readingCalls(testApp).send("planReading", as, plan);
  return group;
}

/** A session with two dates, in a group of the member's. */
async function buildSession(as: User) {
  const { db } = testApp();
  const { id: groupId } = await buildPost(db, { authorId: as.id });
  const { plan, datesOf } = sessionCalls(testApp);
  const session: { id: string } = await plan(as, { groupId, ...daily(2) });
  const [date] = await datesOf(session.id);
  return { session, date };
}
