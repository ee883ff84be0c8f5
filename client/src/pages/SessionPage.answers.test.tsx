import { act, screen, waitFor } from "@testing-library/react";
import { Subject } from "rxjs";
import { fakeService, says } from "../testing/fakeService";
import { ada } from "../testing/postPage";
import { renderPage } from "../testing/renderPage";
import { occurrence } from "../testing/sessions";
import { setTimeZone } from "../testing/timeZone";
import { SessionPage } from "./SessionPage";

function open(answerOccurrence: () => unknown) {
  localStorage.setItem("token", "t1");
  const service = fakeService({
    Me: () => says({ me: ada }),
    Occurrence: () => says({ occurrence: occurrence("o1") }),
    AnswerOccurrence: () => answerOccurrence() as never,
  });
  const routes = [{ path: "/sessions/:occurrenceId", element: <SessionPage /> }];
  return { ...service, ...renderPage(routes, { link: service.link, path: "/sessions/o1" }) };
}

beforeEach(() => {
  setTimeZone("America/New_York");
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-20T12:00:00.000Z"));
});

it("sends an answer after the one that is on its way, but not the second half of a double click", async () => {
  const date = (viewerAnswer: string) => occurrence("o1", { viewerAnswer });
  const said = (viewerAnswer: string) => ({
    data: { answerOccurrence: { __typename: "AnsweredDates", going: 0, waiting: 0, occurrence: date(viewerAnswer) } },
  });
  const answers = [new Subject<object>(), new Subject<object>()];
  const sent = [...answers];
  const { user, callsOf } = open(() => sent.shift());
  const given = () => callsOf("AnswerOccurrence").map(({ variables }) => variables.input);
  const input = (answer: string) => ({ occurrenceId: "o1", answer, scope: "THIS" });

  await user.dblClick(await screen.findByRole("button", { name: "Go to Chapter 3 aloud" }));
  await user.click(screen.getByRole("button", { name: /^Can't make it/ }));
  expect(given()).toEqual([input("GOING")]);
  act(() => (answers[0]?.next(said("GOING")), answers[0]?.complete()));

  await waitFor(() => expect(given()).toEqual([input("GOING"), input("DECLINED")]));
  act(() => (answers[1]?.next(said("DECLINED")), answers[1]?.complete()));
  expect(await screen.findByText("You can't make it")).toBeVisible();
  expect(given()).toHaveLength(2);
});
