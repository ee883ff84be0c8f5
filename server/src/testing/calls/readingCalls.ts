import type { User } from "../../features/accounts/users/User";
import type { TestApp } from "../app/harness";

const entry = "shelf page percent pages percentRead startedOn finishedOn noteCount";
const plan = `readingPlan { title authors startsOn currentWeek viewerCanChange book { id isInCatalogue }
  weeks { week text isRead readCount readers { name } } }`;

const inputs: Readonly<Record<string, [input: string, answer: string]>> = {
  setReadingProgress: ["SetReadingProgressInput", `id viewerShelved { ${entry} }`],
  setReadingDates: ["SetReadingDatesInput", `id viewerShelved { ${entry} }`],
  shelveBook: ["ShelveBookInput", `id viewerShelved { ${entry} }`],
  unshelveBook: ["BookInput", "id"],
  addReadingNote: ["AddReadingNoteInput", "id text editedAt"],
  editReadingNote: ["EditReadingNoteInput", "id text editedAt"],
  addBook: [
    "AddBookInput",
    `isKnown book { id title authors isbn13 pageCount isInCatalogue addition viewerShelved { shelf } }`,
  ],
  planReading: ["PlanReadingInput", `id ${plan}`],
  changeReadingPlan: ["ChangeReadingPlanInput", `id ${plan}`],
  endReadingPlan: ["GroupInput", `id ${plan}`],
  tickReadingWeek: ["TickReadingInput", `id ${plan}`],
};

/** What tests of reading do and look at, over GraphQL. */
export function readingCalls(testApp: () => TestApp) {
  const ask = (query: string, as?: User) => testApp().graphql(query, {}, as ? { as } : {});
  return {
    ask,

    send(name: string, as: User, input: object) {
      const [type, answer] = inputs[name] ?? [];
      const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${answer} } }`;
      return testApp().graphql(query, { input }, { as });
    },

    /** The plan of a group as this member sees it; null without one. */
    planOf: async (groupId: string, as: User) =>
      (await ask(`{ group(id: "${groupId}") { ${plan} } }`, as)).data.group?.readingPlan,
  };
}

/** So many days from today, in UTC. */
export const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
