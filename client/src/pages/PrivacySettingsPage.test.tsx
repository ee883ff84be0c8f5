import { screen, waitFor, within } from "@testing-library/react";
import { fakeService, refuses, says } from "../testing/fakeService";
import { renderPage } from "../testing/renderPage";
import { PrivacySettingsPage } from "./PrivacySettingsPage";

const ada = {
  __typename: "User",
  id: "u1",
  name: "Ada Quist",
  avatar: "/avatars/u1",
  isModerator: false,
  isAdmin: false,
};
const profile = { __typename: "Profile", id: "p1", visibility: "PUBLIC", showsStudyTime: false };
const me = { ...ada, viewerCanChangeAccount: true, shelfVisibility: "BUDDIES", profile, exports: [] };
const day = "2026-03-01T08:30:00.000Z";
const copy = (state: string, url: string | null = null) => {
  return { __typename: "DataExport", id: "e1", state, size: url ? 12_345 : null, createdAt: day, expiresAt: day, url };
};

function openPage(answers: Parameters<typeof fakeService>[0] = {}) {
  localStorage.setItem("token", "t1");
  const service = fakeService({ PrivacySettings: () => says({ me }), Me: () => says({ me: ada }), ...answers });
  const path = "/settings/privacy";
  const routes = [
    { path, element: <PrivacySettingsPage /> },
    { path: "/", element: null },
  ];
  return { ...service, ...renderPage(routes, { link: service.link, path }) };
}
afterEach(() => localStorage.clear());

describe("C20 the privacy settings", () => {
  it("hide the profile from guests at once, and show it again when the service refuses", async () => {
    const { user, callsOf } = openPage({ SetVisibility: () => refuses("INTERNAL", "no") });
    const box = await screen.findByRole("checkbox", { name: "Only members can see my profile" });
    expect(box).not.toBeChecked();

    await user.click(box);

    expect(callsOf("SetVisibility")[0]?.variables).toEqual({ input: { visibility: "MEMBERS" } });
    await waitFor(() => expect(box).not.toBeChecked());
  });

  it("B19 show the study time on the profile at once, and hide it again when the service refuses", async () => {
    const { user, callsOf } = openPage({ SetShowsStudyTime: () => refuses("INTERNAL", "no") });
    const box = await screen.findByRole("checkbox", { name: "Show my study time on my profile" });
    expect(box).not.toBeChecked();

    await user.click(box);

    expect(callsOf("SetShowsStudyTime")[0]?.variables).toEqual({ input: { showsStudyTime: true } });
    await waitFor(() => expect(box).not.toBeChecked());
  });

  it("B19 say what others see of the study time", async () => {
    const { user } = openPage({ SetShowsStudyTime: () => says({ saveProfile: { ...profile, showsStudyTime: true } }) });
    expect(await screen.findByText("Only you see how much you study.")).toBeVisible();

    await user.click(screen.getByRole("checkbox", { name: "Show my study time on my profile" }));

    expect(await screen.findByText(/They don't see what you studied, or with whom/)).toBeVisible();
  });

  it("B19 have nothing to show of a member without a profile", async () => {
    openPage({ PrivacySettings: () => says({ me: { ...me, profile: null } }) });

    expect(await screen.findByRole("region", { name: "Your books" })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Your study time" })).not.toBeInTheDocument();
  });

  it("D6 hide from buddies what the member reads at once, and show it again when the service refuses", async () => {
    const { user, callsOf } = openPage({ SetShelfVisibility: () => refuses("INTERNAL", "no") });
    const box = await screen.findByRole("checkbox", { name: "My buddies can see which books I read" });
    expect(box).toBeChecked();

    await user.click(box);

    expect(callsOf("SetShelfVisibility")[0]?.variables).toEqual({ input: { visibility: "NOBODY" } });
    await waitFor(() => expect(box).toBeChecked());
    expect(screen.getByRole("link", { name: "Go to your books" })).toHaveAttribute("href", "/shelves");
  });

  it("D6 say who sees the member's books", async () => {
    const hidden = { ...ada, shelfVisibility: "NOBODY" };
    const { user } = openPage({ SetShelfVisibility: () => says({ setShelfVisibility: hidden }) });
    const box = await screen.findByRole("checkbox", { name: "My buddies can see which books I read" });
    expect(screen.getByText(/What you want to read stays private/)).toBeVisible();

    await user.click(box);

    expect(await screen.findByText("Nobody else sees what is on your shelves.")).toBeVisible();
    expect(box).not.toBeChecked();
  });

  it("ask for a copy of the data, and say how far it is", async () => {
    const asked = { ...ada, exports: [copy("PENDING")] };
    const { user } = openPage({
      ExportMyData: () => says({ exportMyData: asked }),
      MyExportStates: () => says({ me: { ...ada, exports: [copy("READY", "/api/me/exports/e1")] } }),
    });

    await user.click(await screen.findByRole("button", { name: "Ask for a copy" }));

    const list = await screen.findByRole("list", { name: "Copies of your data" });
    expect(await within(list).findByRole("button", { name: "Download" })).toBeVisible();
    expect(list).toHaveTextContent(/13 kB/);
  });

  it("C13 leave the focus on the button while a copy is made", async () => {
    const { user } = openPage({
      ExportMyData: () => says({ exportMyData: { ...ada, exports: [copy("PENDING")] } }),
    });
    const button = await screen.findByRole("button", { name: "Ask for a copy" });

    await user.click(button);

    expect(await screen.findByRole("list", { name: "Copies of your data" })).toBeVisible();
    expect(button).toBeEnabled();
    expect(button).toHaveAttribute("aria-disabled", "true");
  });
});
