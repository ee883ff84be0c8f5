import { screen } from "@testing-library/react";
import { says } from "../../testing/fakeService";
import { listOf, openPage, post } from "../../testing/postsPage";

const which = () => screen.findByRole("combobox", { name: "Which groups" });

describe("the filter of the groups", () => {
  it("B7 asks for the viewer's own groups, and keeps that on other pages", async () => {
    const { user, callsOf, history } = openPage({
      Posts: () => says(listOf([post("a")])),
      FilteredPosts: () => says(listOf([post("b"), post("c"), post("d")], 5)),
    });

    await user.selectOptions(await which(), "My groups");

    expect(await screen.findByRole("heading", { name: "Your groups" })).toBeVisible();
    expect(await screen.findByText("Circle b")).toBeVisible();
    expect(history.location.search).toBe("?scope=mine");
    expect(await which()).toHaveDisplayValue("My groups");
    expect(await which()).toHaveFocus();
    expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("href", "/posts?scope=mine&page=2");
    expect(callsOf("FilteredPosts")[0]?.variables).toEqual({ page: 1, scope: "MY_GROUPS", interest: null });
  });

  it("B7 asks for the groups of an interest, and the select keeps the focus", async () => {
    const { user, callsOf, history } = openPage({
      Posts: () => says(listOf([post("a")])),
      FilteredPosts: () => says(listOf([post("b")])),
    });
    const select = await screen.findByRole("combobox", { name: "Interest" });

    await user.selectOptions(select, "Art");

    expect(await screen.findByRole("heading", { name: "Groups about Art" })).toBeVisible();
    expect(history.location.search).toBe("?interest=ART");
    expect(callsOf("FilteredPosts")[0]?.variables).toEqual({ page: 1, scope: null, interest: "ART" });
    expect(screen.getByRole("combobox", { name: "Interest" })).toHaveFocus();
  });

  it("B7 costs nothing where there is none: the list asks as it always did", async () => {
    const { callsOf } = openPage({ Posts: () => says(listOf([post("a")])) });

    await screen.findByText("Circle a");

    expect(callsOf("Posts").map(({ variables }) => variables)).toEqual([{ page: 1 }]);
    expect(callsOf("FilteredPosts")).toEqual([]);
  });

  it.each([
    ["?scope=mine", "You aren't in a group yet"],
    ["?interest=PHYSICS", "No groups match"],
  ])("C5 says why %s shows nothing, and leads back to all groups", async (query, title) => {
    openPage({ FilteredPosts: () => says(listOf([])) }, `/posts${query}`);

    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    expect(screen.getByRole("link", { name: "Show all groups" })).toHaveAttribute("href", "/posts");
  });
});
