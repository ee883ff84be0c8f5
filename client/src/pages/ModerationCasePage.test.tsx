import { screen, waitFor, within } from "@testing-library/react";
import { fakeService, refuses, says } from "../testing/fakeService";
import { caseOf, fileOf, verdictOf, viewer } from "../testing/moderation";
import { renderPage } from "../testing/renderPage";
import { forgetDrafts } from "../ui/forms/draftStore";
import { ModerationCasePage } from "./ModerationCasePage";

function open(answers: Parameters<typeof fakeService>[0], isModerator = true) {
  localStorage.setItem("token", "t1");
  const service = fakeService({ Me: () => says({ me: viewer(isModerator) }), ...answers });
  const routes = [{ path: "/moderation/cases/:caseId", element: <ModerationCasePage /> }];
  return { ...service, ...renderPage(routes, { link: service.link, path: "/moderation/cases/c1" }) };
}

const preview = () => screen.getByRole("group", { name: "What the member will read" });

afterEach(forgetDrafts);

describe("C18 the page of a case", () => {
  it("is an address that does not exist to everyone but moderators", async () => {
    const { callsOf } = open({}, false);

    expect(await screen.findByRole("heading", { name: "We can't find this page" })).toBeVisible();
    expect(callsOf("CaseFile")).toEqual([]);
  });

  it("shows what the member will read while it is written, and sends what was chosen", async () => {
    const decided = { ...caseOf({ state: "DECIDED", version: 2, isHidden: true }), viewerCanDecide: false };
    const { user, callsOf } = open({
      CaseFile: () => says(fileOf()),
      DecideReport: () => says({ decideReport: decided }),
    });
    expect(await screen.findByText("Every day")).toBeVisible();
    expect(preview()).toHaveTextContent("Nothing: they won't be notified.");

    await user.click(screen.getByLabelText(/Hide it/));
    await user.click(screen.getByLabelText("A suspension"));
    await user.selectOptions(screen.getByLabelText("For how long?"), "3 days");
    await user.type(screen.getByLabelText(/Reason for the member/), "No advertising");

    expect(within(preview()).getByRole("heading", { name: "We suspended your account" })).toBeVisible();
    expect(preview()).toHaveTextContent(
      /We hid your group\.Only you and our moderators.*suspended until \d{4}\/\d\d\/\d\d\./,
    );
    expect(preview()).toHaveTextContent("No advertising");
    expect(preview()).toHaveTextContent("moderators have acted on it");
    await user.click(screen.getByRole("button", { name: "Decide" }));

    expect(await screen.findByText("The case is decided.")).toBeVisible();
    expect(callsOf("DecideReport")[0]?.variables.input).toEqual({
      ...{ caseId: "c1", version: 1, content: "HIDE", member: "SUSPEND", days: 3 },
      ...{ reasonShown: "No advertising", internalNote: "" },
    });
  });

  it("asks for a reason only where somebody reads it, and keeps what was typed", async () => {
    const { user, callsOf } = open({
      CaseFile: () => says(fileOf()),
      DecideReport: () => refuses("UNAVAILABLE", "Try again later"),
    });
    await user.click(await screen.findByLabelText("A warning"));
    await user.type(screen.getByLabelText(/Reason for the member/), "Long words");
    await user.click(screen.getByLabelText("Nothing"));
    expect(screen.queryByLabelText(/Reason for the member/)).toBeNull();

    await user.click(screen.getByRole("button", { name: "Close the case" }));
    await waitFor(() => expect(callsOf("DecideReport")[0]?.variables.input).toMatchObject({ reasonShown: "" }));
    await user.click(screen.getByLabelText("A warning"));
    expect(screen.getByLabelText(/Reason for the member/)).toHaveValue("Long words");
  });

  it("keeps what was typed when somebody else was faster, and shows their decision", async () => {
    let looks = 0;
    const decided = fileOf(
      { state: "DECIDED", version: 2, viewerCanDecide: false },
      { decisions: [verdictOf({ content: "KEEP", member: "WARN", reasonShown: "Once is enough" })] },
    );
    const { user } = open({
      CaseFile: () => says((looks += 1) === 1 ? fileOf() : decided),
      DecideReport: () =>
        refuses("CONFLICT", "Somebody else", [{ field: "input.version", message: "Somebody else has changed it" }]),
    });
    await user.click(await screen.findByLabelText("A warning"));
    await user.type(screen.getByLabelText(/Reason for the member/), "Long words");
    await user.click(screen.getByRole("button", { name: "Decide" }));

    expect(await screen.findByText("Someone else changed this case")).toBeVisible();
    expect(screen.getByText("Once is enough")).toBeVisible();
    expect(screen.getByLabelText(/Reason for the member/)).toHaveValue("Long words");
    expect(screen.getByLabelText(/Reason for the member/)).toBeDisabled();
  });

  it.each([
    ["themselves", "OWN", "This is about you. Another moderator has to decide."],
    ["staff", "STAFF", "This is about a member of staff. An admin has to decide."],
  ])("offers no decision about %s, and says why", async (_whom, obstacle, why) => {
    open({ CaseFile: () => says(fileOf({ viewerCanDecide: false, obstacle })) });

    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole("button", { name: /Decide|Close the case/ })).toBeNull();
  });

  it("asks for a reason where something changes, and offers what fits the case", async () => {
    const { user, callsOf } = open({ CaseFile: () => says(fileOf({ isHidden: true, isAppeal: true })) });
    await user.click(await screen.findByLabelText(/Bring it back/));
    expect(screen.queryByLabelText(/Hide it/)).toBeNull();

    await user.click(screen.getByLabelText("A warning"));
    await user.click(screen.getByRole("button", { name: "Decide" }));

    expect(screen.getByLabelText(/Reason for the member/)).toHaveAccessibleDescription(/is required/);
    expect(callsOf("DecideReport")).toEqual([]);
  });

  it("is a friendly page for a case that is not there, and fails with a way to try again", async () => {
    open({ CaseFile: () => refuses("NOT_FOUND", "There is no such case.") });
    expect(await screen.findByRole("heading", { name: "We can't find this case" })).toBeVisible();
  });
});
