import { act, screen, waitFor } from "@testing-library/react";
import { Subject } from "rxjs";
import { openSession, threeDaysBefore } from "../../testing/sessionPage";
import { occurrence } from "../../testing/sessions";

beforeEach(threeDaysBefore);

it("sends an answer after the one that is on its way, but not the second half of a double click", async () => {
  const date = (viewerAnswer: string) => occurrence("o1", { viewerAnswer });
  const said = (viewerAnswer: string) => ({
    data: { answerOccurrence: { __typename: "AnsweredDates", going: 0, waiting: 0, occurrence: date(viewerAnswer) } },
  });
  const answers = [new Subject<object>(), new Subject<object>()];
  const sent = [...answers];
  const { user, callsOf } = openSession(occurrence("o1"), { AnswerOccurrence: () => sent.shift() as never });
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
