import { screen, within } from "@testing-library/react";
import { of } from "rxjs";
import { fakeService, says } from "../../testing/fakeService";
import { decisionOf } from "../../testing/moderation";
import { renderPage } from "../../testing/renderPage";
import { LoginPage } from "./LoginPage";

type Answer = ReturnType<typeof says>;

const limitedToken = "proves-who-they-are";

function refusesSuspended(): Answer {
  const parameters = { until: "2099-11-29T18:25:00.000Z", reason: "Advertising" };
  const extensions = { code: "SUSPENDED", limitedToken, parameters };
  return of({ data: null, errors: [{ message: "suspended", extensions }] }) as Answer;
}

const copy = (state: string) => ({
  ...{ __typename: "DataExport", id: "e1", state, size: state === "READY" ? 12_345 : null },
  ...{ createdAt: "2026-03-01T12:00:00.000Z", expiresAt: "2026-03-02T12:00:00.000Z" },
});

async function logIn(answers: Parameters<typeof fakeService>[0] = {}) {
  const suspended = decisionOf({ member: "SUSPEND", content: "KEEP", reasonShown: "Advertising" });
  const list = { __typename: "ModerationDecisionConnection", nodes: [suspended], totalCount: 1 };
  const service = fakeService({
    Login: refusesSuspended,
    DemoAccount: () => says({ demoAccount: null }),
    Decisions: () => says({ moderationDecisions: list }),
    AbsentExports: () => says({ absentExports: [] }),
    ...answers,
  });
  const routes = [
    { path: "/login", element: <LoginPage /> },
    { path: "/", element: <h1>Landing</h1> },
  ];
  const page = { ...renderPage(routes, { link: service.link, path: "/login" }), ...service };
  await page.user.type(screen.getByLabelText(/Email Address/), "ada@example.org");
  await page.user.type(screen.getByLabelText(/Password/), "paper boats{Enter}");
  await screen.findByRole("heading", { level: 1, name: "Your account is suspended" });
  return page;
}

afterEach(() => localStorage.clear());

describe("C19 the right credentials of a suspended member", () => {
  it("lead to the reason, and to one appeal without a session", async () => {
    const page = await logIn({
      Appeal: () => says({ appeal: decisionOf({ appeal: "Please", appealableUntil: null }) }),
    });
    expect(screen.getByText(/Your suspension ends on 2099\/11\/\d\d/)).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    const card = await screen.findByRole("article", { name: "We suspended your account" });

    await page.user.click(within(card).getByRole("button", { name: "Appeal" }));
    await page.user.keyboard("Please");
    await page.user.click(screen.getByRole("button", { name: "Send appeal" }));

    expect(await screen.findByText(/Our moderators have your appeal/)).toBeVisible();
    expect(page.callsOf("Appeal")[0]?.variables.input).toEqual({ decisionId: "d1", text: "Please", limitedToken });
    expect(page.callsOf("Decisions")[0]?.variables).toMatchObject({ limitedToken });
    expect(localStorage.getItem("token")).toBeNull();
  });

  it("lead to a copy of their data", async () => {
    const page = await logIn({ ExportAbsentData: () => says({ exportAbsentData: [copy("PENDING")] }) });

    await page.user.click(await screen.findByRole("button", { name: "Ask for a copy" }));

    expect(page.callsOf("ExportAbsentData")[0]?.variables).toEqual({ input: { limitedToken } });
  });

  it("offer a copy that is ready", async () => {
    await logIn({ AbsentExports: () => says({ absentExports: [copy("READY")] }) });

    expect(await screen.findByText("13 kB, available until 2026/03/02")).toBeVisible();
    expect(screen.getByRole("button", { name: "Download" })).toBeVisible();
  });

  it("lead to the deletion of the account, and back to the form", async () => {
    const page = await logIn({ DeleteAccount: () => says({ deleteAccount: "2026-12-01T12:00:00.000Z" }) });
    await page.user.click(screen.getByRole("button", { name: "Delete My Account" }));
    await page.user.click(screen.getByRole("button", { name: "Delete account" }));

    expect(await screen.findByRole("heading", { name: "Landing" })).toBeVisible();
    expect(page.callsOf("DeleteAccount")[0]?.variables).toEqual({ input: { content: "REMOVE", limitedToken } });
  });

  it("leave a way back to the form", async () => {
    const page = await logIn();
    await page.user.click(screen.getByRole("button", { name: "Back to login" }));

    expect(await screen.findByRole("heading", { level: 1, name: "Login" })).toBeVisible();
  });
});
