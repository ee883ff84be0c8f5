import { screen } from "@testing-library/react";
import { fakeService, refuses, says } from "../../testing/fakeService";
import { renderPage } from "../../testing/renderPage";
import { ReportButton } from "./ReportButton";

function open(element: React.ReactElement, answers: Parameters<typeof fakeService>[0]) {
  const service = fakeService(answers);
  return { ...service, ...renderPage([{ path: "/", element }], { link: service.link }) };
}

const sent = () => says({ report: { __typename: "Report", id: "r1" } });
const profile = <ReportButton kind="PROFILE" id="u2" name="Bo" />;

afterEach(() => Reflect.deleteProperty(crypto, "randomUUID"));

describe("C17 reporting", () => {
  it("asks why, takes a note, and says what happens next", async () => {
    const { user, callsOf } = open(profile, { Report: sent });

    await user.click(screen.getByRole("button", { name: "Report Bo" }));
    await user.selectOptions(await screen.findByLabelText("What's wrong with it?"), "HATE");
    await user.type(screen.getByLabelText(/Anything else/), "Look at the last line");
    await user.click(screen.getByRole("button", { name: "Send report" }));

    expect(await screen.findByText(/Our moderators will look at it/)).toBeVisible();
    expect(screen.getByRole("link", { name: "See your reports" })).toHaveAttribute("href", "/settings/decisions");
    const note = "Look at the last line";
    expect(callsOf("Report")[0]?.variables.input).toMatchObject({ kind: "PROFILE", id: "u2", reason: "HATE", note });
    await user.click(screen.getByRole("button", { name: "Done" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("works on a page without TLS, where the browser makes no UUID", async () => {
    Object.defineProperty(crypto, "randomUUID", { value: undefined, configurable: true });
    const { user, callsOf } = open(profile, { Report: sent });

    await user.click(screen.getByRole("button", { name: "Report Bo" }));
    await user.click(await screen.findByRole("button", { name: "Send report" }));

    expect(await screen.findByText(/Our moderators will look at it/)).toBeVisible();
    expect(callsOf("Report")[0]?.variables.input).toMatchObject({ idempotencyKey: expect.stringMatching(/^\w+SPAM$/) });
  });

  it("is a sign with a name of its own beside a request", async () => {
    const { user } = open(<ReportButton isSmall kind="BUDDY_REQUEST" id="b1" name="Bo" />, {});

    await user.click(screen.getByRole("button", { name: "Report request from Bo" }));

    expect(await screen.findByRole("dialog", { name: "Report this request" })).toBeVisible();
  });

  it("says so when the same thing was reported within a day", async () => {
    const { user } = open(profile, { Report: () => refuses("CONFLICT", "You've already reported this.") });
    await user.click(screen.getByRole("button", { name: "Report Bo" }));
    await user.click(await screen.findByRole("button", { name: "Send report" }));

    expect(await screen.findByRole("dialog", { name: "You've already reported this" })).toBeVisible();
    expect(screen.getByText("You can report the same thing again after a day.")).toBeVisible();
  });

  it("says in the dialog that it failed, and keeps what was typed", async () => {
    const { user } = open(profile, { Report: () => refuses("RATE_LIMITED", "That is enough for today.") });
    await user.click(screen.getByRole("button", { name: "Report Bo" }));
    await user.type(await screen.findByLabelText(/Anything else/), "A note");
    await user.click(screen.getByRole("button", { name: "Send report" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("That is enough for today.");
    expect(screen.getByLabelText(/Anything else/)).toHaveValue("A note");
  });
});
