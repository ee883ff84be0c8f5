import { EditSessionPage } from "../pages/EditSessionPage";
import { SessionPage } from "../pages/session/SessionPage";
import { fakeService, says } from "./fakeService";
import { ada } from "./postPage";
import { renderPage } from "./renderPage";
import { setTimeZone } from "./timeZone";

export type Answers = Parameters<typeof fakeService>[0];

/** Opens the page of the date `o1`, or another `path`, for Ada. `shown`: the date; null: there is none. */
export function openSession(shown: object | null, answers: Answers = {}, path = "/sessions/o1") {
  localStorage.setItem("token", "t1");
  const service = fakeService({
    Me: () => says({ me: ada }),
    Occurrence: () => says({ occurrence: shown }),
    ...answers,
  });
  const routes = [
    { path: "/sessions/:occurrenceId", element: <SessionPage /> },
    { path: "/sessions/:occurrenceId/edit", element: <EditSessionPage /> },
  ];
  return { ...service, ...renderPage(routes, { link: service.link, path }) };
}

/** What answering says: the date as it is then, and of how many dates. */
export const answered = (date: object, going = 0, waiting = 0) =>
  says({ answerOccurrence: { __typename: "AnsweredDates", going, waiting, occurrence: date } });

export const setNow = (moment: string) => vi.spyOn(Date, "now").mockReturnValue(Date.parse(moment));

/** New York, three days before the date. */
export function threeDaysBefore(): void {
  setTimeZone("America/New_York");
  setNow("2026-11-20T12:00:00.000Z");
}
