import { ApolloLink } from "@apollo/client";
import { screen, waitFor, within } from "@testing-library/react";
import { confirmationLink } from "../app/apollo/sessionLinks";
import { ConfirmIdentity } from "../features/settings/confirmation/ConfirmIdentity";
import { fakeService, refuses, says } from "../testing/fakeService";
import { viewer } from "../testing/moderation";
import { renderPage } from "../testing/renderPage";
import { AdminPage } from "./AdminPage";

const admin = { ...viewer(true), isAdmin: true };

function open(answers: Parameters<typeof fakeService>[0], path = "/admin", me: object = admin) {
  localStorage.setItem("token", "t1");
  const service = fakeService({ Me: () => says({ me }), ...answers });
  const link = ApolloLink.from([confirmationLink, service.link]);
  const element = (
    <>
      <AdminPage />
      <ConfirmIdentity />
    </>
  );
  return { ...service, ...renderPage([{ path: "/admin/:section?", element }], { link, path }) };
}

const administration = (more: object) => ({ administration: { __typename: "Administration", ...more } });

const days = Array.from({ length: 30 }, (_, index) => ({
  ...{ __typename: "SiteDay", day: `2026-11-${String(index + 1).padStart(2, "0")}`, signUps: index, activeMembers: 7 },
  ...{ sessionsHeld: 0, minutesStudied: 1_250, mails: 1, errors: 0 },
}));
const overview = (attention: object[] = []) => says(administration({ days, attention }));

const person = (changes: object = {}) => ({
  ...{ __typename: "AdministeredMember", id: "u2", name: "Bo Tan", email: "bo@example.org", role: "MEMBER" },
  ...{ joined: "2026-03-01", state: "present", ...changes },
});
const people = (nodes: object[], next: string | null = null) =>
  says(administration({ members: { __typename: "AdministeredMemberPage", nodes, next } }));
const done = (name: string) => says({ [name]: { __typename: "Administration" } });

afterEach(() => localStorage.clear());

describe("P5 the overview of admins", () => {
  it.each([
    ["a member", viewer(false)],
    ["a moderator", viewer(true)],
  ])("is an address that does not exist to %s", async (_who, me) => {
    const { callsOf } = open({}, "/admin", me);

    expect(await screen.findByRole("heading", { name: "We can't find this page" })).toBeVisible();
    expect(callsOf("SiteOverview")).toEqual([]);
  });

  it("is no section that there is not", async () => {
    open({}, "/admin/overview");
    expect(await screen.findByRole("heading", { name: "We can't find this page" })).toBeVisible();
  });

  it("shows a picture for each figure with its sum, and each day by the arrow keys", async () => {
    const { user } = open({ SiteOverview: () => overview() });

    const signUps = await screen.findByRole("article", { name: "Sign-ups" });
    expect(signUps).toHaveTextContent("435in 30 days");
    expect(screen.getByRole("article", { name: "Active people" })).toHaveTextContent("7today");
    expect(screen.getByRole("article", { name: "Minutes studied" })).toHaveTextContent("37,500");
    expect(screen.getByText("Nothing needs attention.")).toBeVisible();

    const slider = within(signUps).getByRole("slider", { name: "Sign-ups by day" });
    slider.focus();
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(slider).toHaveAttribute("aria-valuetext", "28 Nov: 27");
    expect(signUps).toHaveTextContent("28 Nov: 27");
    await user.keyboard("{Home}");
    expect(slider).toHaveAttribute("aria-valuetext", "1 Nov: 0");
  });

  it("leads from what needs attention to where it is handled", async () => {
    const attention = [
      { __typename: "Attention", kind: "READ_ONLY", count: 1 },
      { __typename: "Attention", kind: "FAILED_MAILS", count: 3 },
      { __typename: "Attention", kind: "OPEN_CASES", count: 1 },
    ];
    open({ SiteOverview: () => overview(attention) });

    expect(await screen.findByText("3 emails couldn't be sent.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Change that" })).toHaveAttribute("href", "/admin/site");
    expect(screen.getByRole("link", { name: "See the emails" })).toHaveAttribute("href", "/admin/jobs");
    expect(screen.getByRole("link", { name: "See the cases" })).toHaveAttribute("href", "/moderation");
  });

  it("asks who it is, says so where that was closed, and asks again", async () => {
    let isConfirmed = false;
    const needed = () => refuses("CONFIRMATION_REQUIRED", "Please confirm first that it is you.");
    const { user } = open({
      SiteOverview: () => (isConfirmed ? overview() : needed()),
      ConfirmIdentity: () => {
        isConfirmed = true;
        return says({ confirmIdentity: { __typename: "Confirmation", expiresAt: new Date().toISOString() } });
      },
    });
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Cancel" }));
    expect(await screen.findByRole("heading", { name: "Confirm that it's you to see this" })).toBeVisible();

    await user.click(screen.getByRole("button", { name: "Retry" }));
    await user.type(within(await screen.findByRole("dialog")).getByLabelText(/Password/), "paper boats{Enter}");
    expect(await screen.findByText("Nothing needs attention.")).toBeVisible();
  });
});

describe("P5 people as admins see them", () => {
  it("are found by what is in the address, and typing changes it after a pause", async () => {
    const { user, callsOf, history } = open({ AdministeredPeople: () => people([]) }, "/admin/people?q=bo&role=ADMIN");
    expect(await screen.findByRole("heading", { name: "Nobody found" })).toBeVisible();
    expect(callsOf("AdministeredPeople")[0]?.variables).toEqual({ filter: { text: "bo", role: "ADMIN" } });

    await user.type(screen.getByRole("searchbox"), "nny");
    await waitFor(() => expect(history.location.search).toBe("?q=bonny&role=ADMIN"));
    await user.selectOptions(screen.getByLabelText("Role"), "Any role");
    await waitFor(() =>
      expect(callsOf("AdministeredPeople").at(-1)?.variables.filter).toEqual({ text: "bonny", role: null }),
    );
  });

  it("come with more on request, which takes the focus", async () => {
    const { user } = open(
      {
        AdministeredPeople: ({ filter }) =>
          (filter as { after?: string }).after ? people([person({ id: "u3", name: "Cy" })]) : people([person()], "u2"),
      },
      "/admin/people",
    );
    expect(await screen.findByText("The newest 1 people")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "More people" }));

    const row = (await screen.findByRole("link", { name: "Cy" })).closest("[role=row]");
    await waitFor(() => expect(row).toHaveFocus());
    expect(screen.getByText("2 people")).toBeVisible();
  });

  it("are suspended with a reason that stays when it fails, and shown as such", async () => {
    let isDown = true;
    const { user, callsOf } = open(
      {
        AdministeredPeople: () => people([person()]),
        SuspendMember: () => (isDown ? refuses("UNAVAILABLE", "Not now.") : done("suspendMember")),
      },
      "/admin/people",
    );
    await user.click(await screen.findByRole("button", { name: /^Actions for .*Bo Tan/ }));
    await user.click(screen.getByRole("menuitem", { name: "Suspend" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByLabelText(/Reason/), "Advertising");
    await user.selectOptions(dialog.getByLabelText("For how long?"), "30 days");
    await user.click(dialog.getByRole("button", { name: "Suspend" }));
    expect(await dialog.findByText("Not now.")).toBeVisible();
    expect(dialog.getByLabelText(/Reason/)).toHaveValue("Advertising");

    isDown = false;
    await user.click(dialog.getByRole("button", { name: "Suspend" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(callsOf("SuspendMember").at(-1)?.variables).toEqual({
      input: { memberId: "u2", reason: "Advertising", days: 30 },
    });
    expect(screen.getByText("Suspended")).toBeVisible();
  });

  it("get another role, and an admin is warned about their own", async () => {
    const { user, callsOf } = open(
      {
        AdministeredPeople: () => people([person({ id: "u1", name: "Ada Quist", role: "ADMIN" })]),
        SetSiteRole: () => done("setSiteRole"),
      },
      "/admin/people",
    );
    await user.click(await screen.findByRole("button", { name: /^Actions for/ }));
    await user.click(screen.getByRole("menuitem", { name: "Change role" }));
    await user.click(screen.getByRole("radio", { name: /^Moderator/ }));
    expect(screen.getByText(/you can't undo this here/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Change role" }));

    await waitFor(() =>
      expect(callsOf("SetSiteRole")[0]?.variables).toEqual({ input: { memberId: "u1", role: "MODERATOR" } }),
    );
    expect(await screen.findByText(/is now: Moderator/)).toBeVisible();
  });
});

describe("P5 what has failed", () => {
  const work = (id: string, changes: object = {}) => ({
    ...{ __typename: "FailedJob", id, job: "mail-verification", isMail: true, data: "{}", error: "451" },
    ...{ failedAt: "2026-03-01T12:00:00.000Z", ...changes },
  });
  const list = (failedJobs: object[]) => says(administration({ failedJobs }));

  it("is sent again one by one or all at once, and says when nothing is left", async () => {
    const all = [work("j1"), work("j2", { job: "renew-demo", isMail: false })];
    const { user, callsOf } = open(
      {
        FailedWorkList: () => list(all),
        RetryFailedJobs: () => says({ retryFailedJobs: { __typename: "Administration", failedJobs: [] } }),
      },
      "/admin/jobs",
    );
    expect(await screen.findByRole("button", { name: /^Run again: .*renew-demo/ })).toBeVisible();
    await user.click(screen.getByLabelText("Choose all"));
    await user.click(screen.getByRole("button", { name: "Run again" }));

    expect(await screen.findByRole("heading", { name: "Nothing has failed" })).toBeVisible();
    expect(callsOf("RetryFailedJobs")[0]?.variables).toEqual({ input: { ids: ["j1", "j2"] } });
  });

  it("is dropped after a question, which keeps the rest", async () => {
    const { user, callsOf } = open(
      {
        FailedWorkList: () => list([work("j1"), work("j2")]),
        DropFailedJobs: () => says({ dropFailedJobs: { __typename: "Administration", failedJobs: [work("j2")] } }),
      },
      "/admin/jobs",
    );
    await user.click((await screen.findAllByRole("button", { name: /^Drop: / }))[0] as HTMLElement);
    const question = within(await screen.findByRole("dialog", { name: "Drop 1 failed job?" }));
    await user.click(question.getByRole("button", { name: "Drop" }));

    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1 + 5));
    expect(callsOf("DropFailedJobs")[0]?.variables).toEqual({ input: { ids: ["j1"] } });
  });

  it("can be loaded again after a failure", async () => {
    let isDown = true;
    const { user } = open(
      { FailedWorkList: () => (isDown ? refuses("UNAVAILABLE", "Not now") : list([])) },
      "/admin/jobs",
    );
    await screen.findByRole("heading", { name: "What has failed didn't load" });
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("heading", { name: "Nothing has failed" })).toBeVisible();
  });
});
