import { screen } from "@testing-library/react";
import { NEVER } from "rxjs";
import { fakeService, refuses, says } from "../../testing/fakeService";
import { renderPage } from "../../testing/renderPage";
import { AnswerControl } from "./AnswerControl";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const session = {
  __typename: "StudySession",
  id: "s1",
  title: "Proofs",
  timeZone: "Asia/Manila",
  capacity: null as number | null,
  group: { __typename: "Group", id: "g1", name: "Algebra" },
};
const date = {
  __typename: "Occurrence",
  id: "o1",
  startsAt: inHours(72),
  endsAt: inHours(73),
  viewerAnswer: null as "GOING" | null,
  goingCount: 2,
  waitlistCount: 0,
  session,
};
function open(shown: typeof date, answers: Parameters<typeof fakeService>[0], isOver = false) {
  const service = fakeService(answers);
  const element = <AnswerControl date={shown} isOver={isOver} />;
  return { ...service, ...renderPage([{ path: "/", element }], { link: service.link }) };
}
const answersIn = (calls: { variables: Record<string, unknown> }[]) =>
  calls.map(({ variables }) => (variables.input as { answer: string }).answer);

it("offers the waiting list of a date with no place left, and asks for no more than that", async () => {
  const full = { ...date, session: { ...session, capacity: 2 } };
  const { user, callsOf } = open(full, { AnswerComingDate: () => NEVER as never });

  expect(screen.queryByRole("button", { name: "Going" })).not.toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Waiting list" }));

  expect(answersIn(callsOf("AnswerComingDate"))).toEqual(["GOING"]);
});

it("withdraws the answer that is pressed again", async () => {
  const { user, callsOf } = open(
    { ...date, viewerAnswer: "GOING" },
    { AnswerComingDate: () => refuses("CONFLICT", "No") },
  );
  const going = await screen.findByRole("button", { name: "Going", pressed: true });

  await user.click(going);

  expect(answersIn(callsOf("AnswerComingDate"))).toEqual(["NONE"]);
});

it("sends the other answer after one that is on its way, and a double click once", async () => {
  const answered = { __typename: "Occurrence", id: "o1", viewerAnswer: "GOING", goingCount: 3, waitlistCount: 0 };
  const { user, callsOf } = open(date, {
    AnswerComingDate: () => says({ answerOccurrence: { __typename: "AnsweredDates", occurrence: answered } }),
  });

  await user.dblClick(await screen.findByRole("button", { name: "Going" }));
  expect(answersIn(callsOf("AnswerComingDate"))[0]).toBe("GOING");
  await user.click(screen.getByRole("button", { name: "Can't" }));

  await vi.waitFor(() => expect(answersIn(callsOf("AnswerComingDate")).at(-1)).toBe("DECLINED"));
});

it("says the answer alone once the session has begun", async () => {
  open({ ...date, viewerAnswer: "GOING" }, {}, true);

  expect(await screen.findByText("You're going")).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
