import type { User } from "../../features/accounts/users/User";
import { buildProfile, buildUser } from "../app/factories";
import type { TestApp } from "../app/harness";
import { anHour } from "./sessionCalls";

const planned = `mutation ($input: CreateStudySessionInput!) { createStudySession(input: $input) {
  id company partners interest capacity timeZone startTime startsOn repeats { frequency } } }`;

const dateFields = `id startsAt state goingCount freeSeats viewerAnswer session { id title timeZone startTime startsOn
  company partners interest repeats { frequency } viewerCanChange owner { id name } } attendees { nodes { user { id } } totalCount }`;

/** What tests of open sessions do and look at. */
export function openCalls(testApp: () => TestApp) {
  const ask = (as: User, query: string, variables: object = {}) => testApp().graphql(query, { ...variables }, { as });

  const calls = {
    ask,
    offer: (as: User, wishes: object = {}) => ask(as, planned, { input: anHour({ company: "EVERYONE", ...wishes }) }),

    /** The free seats of the next eight weeks for a member. */
    openFor: async (as: User, args = "", fields = dateFields) => {
      const [from, to] = [new Date(), new Date(Date.now() + 60 * 86_400_000)].map((date) => date.toISOString());
      const { data } = await ask(
        as,
        `{ openSessions(from: "${from}", to: "${to}"${args}) { nodes { ${fields} } totalCount pageInfo { hasNextPage endCursor } } }`,
      );
      return data.openSessions;
    },

    take: (as: User, occurrenceId: string) =>
      ask(
        as,
        `mutation ($input: OccurrenceInput!) { takeSeat(input: $input) { hasSeat occurrence { ${dateFields} } stillFree { id } } }`,
        { input: { occurrenceId } },
      ),

    giveBack: (as: User, occurrenceId: string) =>
      ask(as, `mutation ($input: OccurrenceInput!) { giveSeatBack(input: $input) { ${dateFields} } }`, {
        input: { occurrenceId },
      }),

    see: async (as: User, id: string) =>
      (await ask(as, `{ occurrence(id: "${id}") { ${dateFields} } }`)).data.occurrence,

    member: async (name: string, timeZone: string | null = null) => {
      const user = await buildUser(testApp().db, { name });
      await buildProfile(testApp().db, { userId: user.id, timeZone });
      return user;
    },
  };

  return {
    ...calls,

    /** Ada's open session, with its only date, and two others. */
    async offered(wishes: object = {}) {
      const [ada, bo, cy] = [await calls.member("Ada"), await calls.member("Bo"), await calls.member("Cy")];
      const { data } = await calls.offer(ada, wishes);
      const session = data.createStudySession;
      const [date] = await testApp().db.query<{ id: string }[]>(
        "select id from occurrences where session_id = $1 order by starts_at",
        [session.id],
      );
      return { ada, bo, cy, session, id: date?.id ?? "" };
    },
  };
}
