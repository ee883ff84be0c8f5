import { act, screen } from "@testing-library/react";
import { ada, buildProfile } from "../testing/buildProfile";
import { fakeService, says } from "../testing/fakeService";
import { renderPage } from "../testing/renderPage";
import { forgetDrafts, recallDraft } from "../ui/forms/draftStore";
import { CreateProfilePage } from "./CreateProfilePage";

afterEach(() => act(forgetDrafts));

describe("creating a profile", () => {
  it("leaves no draft behind", async () => {
    localStorage.setItem("token", "t1");
    const { link } = fakeService({
      Me: () => says({ me: ada }),
      MyProfile: () => says({ me: { ...ada, profile: null } }),
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
