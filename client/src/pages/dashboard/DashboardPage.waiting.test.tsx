import { screen } from "@testing-library/react";
import { ada, buildProfile } from "../../testing/buildProfile";
import { fakeService, says } from "../../testing/fakeService";
import { emptyHome } from "../../testing/home";
import { renderPage } from "../../testing/renderPage";
import { DashboardPage } from "./DashboardPage";

const ben = { __typename: "User", id: "u2", name: "Ben Okafor", avatar: "/avatars/u2" };
const buddies = [{ __typename: "BuddyRequest", id: "b1", message: null, user: ben }];

it("B21 shows a new member who waits for their answer, beside the steps", async () => {
  localStorage.setItem("token", "t1");
  const waiting = { ...emptyHome.waiting, buddies };
  const { link } = fakeService({
    Me: () => says({ me: ada }),
    MyProfile: () => says({ me: { ...ada, profile: buildProfile() } }),
    Home: () => says({ ...emptyHome, firstSteps: ["GROUP", "SESSION"], waiting }),
  });
  renderPage([{ path: "/dashboard", element: <DashboardPage /> }], { link, path: "/dashboard" });

  expect(await screen.findByRole("button", { name: "Accept Ben Okafor" })).toBeVisible();
  expect(screen.getByRole("region", { name: "2 steps left" })).toBeVisible();
  expect(screen.queryByRole("region", { name: "Today" })).not.toBeInTheDocument();
  localStorage.clear();
});
