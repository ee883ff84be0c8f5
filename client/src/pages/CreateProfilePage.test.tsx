import { act, screen, waitFor } from "@testing-library/react";
import { ada, buildProfile, noWishes } from "../testing/buildProfile";
import { fakeService, says } from "../testing/fakeService";
import { renderPage } from "../testing/renderPage";
import { forgetDrafts, recallDraft } from "../ui/forms/draftStore";
import { CreateProfilePage } from "./CreateProfilePage";

afterEach(() => act(forgetDrafts));

describe("creating a profile", () => {
  it("begins with what was answered after signing up", async () => {
    localStorage.setItem("token", "t1");
    const monday = { __typename: "AvailableHours", weekday: "MONDAY", from: "18:00", to: "22:00" };
    const { link, callsOf } = fakeService({
      Me: () => says({ me: ada }),
      MyProfile: () => says({ me: { ...ada, profile: null } }),
      StudyWishes: () =>
        says({ studyWishes: { ...noWishes, learning: ["Spanish"], timeZone: "Asia/Manila", availability: [monday] } }),
      SaveProfile: () => says({ saveProfile: null }),
    });
    const { user } = renderPage([{ path: "/create-profile", element: <CreateProfilePage /> }], {
      link,
      path: "/create-profile",
    });

    await user.type(await screen.findByLabelText(/Location/), "Lund");
    await user.type(screen.getByLabelText(/Skills/), "Reading");
    await user.click(screen.getByRole("button", { name: "Save profile" }));

    await waitFor(() =>
      expect(callsOf("SaveProfile")[0]?.variables.input).toMatchObject({
        learning: ["Spanish"],
        timeZone: "Asia/Manila",
        availability: [{ weekday: "MONDAY", from: "18:00", to: "22:00" }],
      }),
    );
  });

  it("leaves no draft behind", async () => {
    localStorage.setItem("token", "t1");
    const { link } = fakeService({
      Me: () => says({ me: ada }),
      MyProfile: () => says({ me: { ...ada, profile: null } }),
      StudyWishes: () => says({ studyWishes: noWishes }),
      SaveProfile: () =>
        says({ saveProfile: buildProfile({ user: { ...ada, profile: { __typename: "Profile", id: "p1" } } }) }),
    });
    const routes = [
      { path: "/create-profile", element: <CreateProfilePage /> },
      { path: "/dashboard", lazy: async () => ({ element: <h1>Home</h1> }) },
    ];
    const { user } = renderPage(routes, { link, path: "/create-profile" });

    await user.type(await screen.findByLabelText(/Location/), "Lund");
    await user.type(screen.getByLabelText(/Skills/), "Reading");
    expect(recallDraft("profile of u1")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Save profile" }));

    expect(await screen.findByRole("heading", { name: "Home" })).toBeVisible();
    expect(recallDraft("profile of u1")).toBeUndefined();
  });
});
