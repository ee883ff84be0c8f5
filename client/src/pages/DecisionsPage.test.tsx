import { screen, within } from "@testing-library/react";
import { fakeService, refuses, says } from "../testing/fakeService";
import { decisionOf, viewer } from "../testing/moderation";
import { renderPage } from "../testing/renderPage";
import { forgetDrafts } from "../ui/forms/draftStore";
import { DecisionsPage } from "./DecisionsPage";

const listOf = (type: string, nodes: object[]) => ({ __typename: type, nodes, totalCount: nodes.length });
const decisions = (...nodes: object[]) => ({ moderationDecisions: listOf("ModerationDecisionConnection", nodes) });
const reports = (...nodes: object[]) => ({ myReports: listOf("ReportConnection", nodes) });

function open(answers: Parameters<typeof fakeService>[0], path = "/settings/decisions") {
  localStorage.setItem("token", "t1");
  const service = fakeService({
    Me: () => says({ me: viewer(false) }),
    MyReports: () => says(reports()),
    ...answers,
  });
  const routes = [{ path: "/settings/decisions", element: <DecisionsPage /> }];
  return { ...service, ...renderPage(routes, { link: service.link, path }) };
}

const hidden = () => screen.findByRole("article", { name: "We hid your group" });

afterEach(forgetDrafts);

describe("C17 what moderators decided about the viewer", () => {
  it("shows the reason and the text as it was, and takes one appeal", async () => {
    const { user, callsOf } = open({
      Decisions: () => says(decisions(decisionOf())),
      Appeal: () => says({ appeal: decisionOf({ appeal: "It was a quotation", appealableUntil: null }) }),
    });
    const card = await hidden();
    expect(card).toHaveTextContent("No advertising, please");
    expect(card).toHaveTextContent("Buy now");
    expect(card).toHaveTextContent(/you can appeal once, until 2100\/03\/21/);

    await user.click(within(card).getByRole("button", { name: "Appeal" }));
    expect(within(card).getByLabelText(/Why should we look at it again/)).toHaveFocus();
    await user.keyboard("It was a quotation");
    await user.click(within(card).getByRole("button", { name: "Send appeal" }));

    expect(await screen.findByText(/Our moderators have your appeal/)).toBeVisible();
    expect(callsOf("Appeal")[0]?.variables.input).toEqual({ decisionId: "d1", text: "It was a quotation" });
    expect(screen.queryByRole("button", { name: "Appeal" })).toBeNull();
  });

  it("keeps what was typed when the appeal cannot be sent", async () => {
    const { user } = open({
      Decisions: () => says(decisions(decisionOf())),
      Appeal: () => refuses("UNAVAILABLE", "Not now"),
    });
    await user.click(within(await hidden()).getByRole("button", { name: "Appeal" }));
    await user.keyboard("It was a quotation");
    await user.click(screen.getByRole("button", { name: "Send appeal" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("Not now");
    expect(screen.getByLabelText(/Why should we look at it again/)).toHaveValue("It was a quotation");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Appeal" }));
    expect(screen.getByLabelText(/Why should we look at it again/)).toHaveValue("It was a quotation");
  });

  it("shows the answer to an appeal beside the decision that it is about", async () => {
    const answer = { ...decisionOf({ id: "d2", content: "RESTORE", reasonShown: "You are right" }) };
    const { answer: _none, appeal: _text, appealableUntil: _until, text: _was, ...shown } = answer;
    open({
      Decisions: () =>
        says(decisions(decisionOf({ appeal: "It was a quotation", appealableUntil: null, answer: shown }))),
    });

    const part = within(await hidden()).getByRole("region", { name: "The answer to your appeal" });
    expect(part).toHaveTextContent("Your group is back");
    expect(part).toHaveTextContent("You are right");
  });

  it("says that the time for an appeal is over", async () => {
    open({ Decisions: () => says(decisions(decisionOf({ appealableUntil: null }))) });

    expect(await hidden()).toHaveTextContent("It's too late to appeal.");
    expect(screen.queryByRole("button", { name: "Appeal" })).toBeNull();
  });

  it("moves to the decision that the address names", async () => {
    open({ Decisions: () => says(decisions(decisionOf())) }, "/settings/decisions#d1");

    expect(await hidden()).toHaveFocus();
  });

  it("says when there is nothing, and what came of reports", async () => {
    const report = { __typename: "Report", reason: "SPAM", createdAt: "2026-03-01T12:00:00.000Z" };
    open({
      Decisions: () => says(decisions()),
      MyReports: () =>
        says(
          reports(
            { ...report, id: "r1", kind: "COMMENT", outcome: "ACTED" },
            { ...report, id: "r2", kind: "POST", outcome: null },
          ),
        ),
    });

    expect(await screen.findByText(/haven't made any decisions about you/)).toBeVisible();
    const rows = within(screen.getByRole("region", { name: "Your reports" })).getAllByRole("listitem");
    expect(rows[0]).toHaveTextContent("A reply · Spam or advertisingWe acted on it. Thank you.");
    expect(rows[1]).toHaveTextContent("Waiting for a moderator");
  });

  it("fails in its own part, with a way to try again", async () => {
    open({ Decisions: () => refuses("UNAVAILABLE", "Not now") });

    expect(await screen.findByRole("heading", { name: "The decisions didn't load" })).toBeVisible();
    expect(await screen.findByText(/You haven't reported anything/)).toBeVisible();
  });
});
