import { screen } from "@testing-library/react";
import { NEVER } from "rxjs";
import { fakeService } from "../../testing/fakeService";
import { renderPage } from "../../testing/renderPage";
import { NextUp } from "./NextUp";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const post = { __typename: "Post", id: "g1", text: "Proofs" };
const full = {
  __typename: "Occurrence",
  id: "o1",
  startsAt: inHours(72),
  endsAt: inHours(73),
  viewerAnswer: null,
  goingCount: 2,
  waitlistCount: 0,
  session: {
    __typename: "StudySession",
    id: "s1",
    title: "Proofs",
    timeZone: "Asia/Manila",
    capacity: 2,
    group: { __typename: "Group", id: "g1", title: "Algebra", post },
  },
};

it("offers the waiting list of a date with no place left, and asks for no more than that", async () => {
  const { link, callsOf } = fakeService({ AnswerComingDate: () => NEVER as never });
  const state = { error: undefined, isLoading: false, retry: () => undefined };
  const { user } = renderPage([{ path: "/", element: <NextUp dates={[full]} state={state} /> }], { link });

  expect(screen.queryByRole("button", { name: "Go to Proofs" })).not.toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Join the waiting list to Proofs" }));

  expect(callsOf("AnswerComingDate").map(({ variables }) => variables)).toEqual([
    { input: { occurrenceId: "o1", answer: "GOING" } },
  ]);
});
