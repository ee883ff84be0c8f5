import { screen } from "@testing-library/react";
import { fakeService, says } from "../../testing/fakeService";
import { ada } from "../../testing/postPage";
import { renderPage } from "../../testing/renderPage";
import { Layout } from "./Layout";

function openPage(me = ada) {
  localStorage.setItem("token", "t1");
  const { link } = fakeService({ Me: () => says({ me }) });
  const children = [
    { path: "/", element: <h1>Start</h1> },
    { path: "/groups/mine", element: <h1>Here they are</h1> },
  ];
  return renderPage([{ Component: Layout, children }], { link });
}

const face = () => screen.findByRole("button", { name: "Your menu", hidden: true });

describe("the viewer's own face", () => {
  it("opens their places, and folds when one is chosen", async () => {
    const { user, history } = openPage();
    const button = await face();
    expect(button).toHaveAttribute("aria-expanded", "false");

    await user.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    await user.click(screen.getByText("My groups"));

    expect(history.location.pathname).toBe("/groups/mine");
    expect(await face()).toHaveAttribute("aria-expanded", "false");
  });

  it("leads to the places that are theirs, and moderators to their queue", async () => {
    const places = ["Schedule", "Study room", "My groups", "My buddies", "My profile", "Settings"];
    const { user, unmount } = openPage();
    await user.click(await face());
    const labels = () => [...document.querySelectorAll("#your-places a")].map((link) => link.textContent);
    expect(labels()).toEqual(places);
    unmount();

    const { user: moderator } = openPage({ ...ada, isModerator: true });
    await moderator.click(await face());

    expect(labels()).toEqual([...places, "Moderation"]);
  });

  it("folds at Esc, which brings the focus back, and when the focus leaves", async () => {
    const { user } = openPage();
    const button = await face();
    await user.click(button);

    await user.keyboard("{Escape}");
    expect(button).toHaveAttribute("aria-expanded", "false");
    expect(button).toHaveFocus();

    await user.click(button);
    await user.click(document.body);
    expect(button).toHaveAttribute("aria-expanded", "false");
  });
});
