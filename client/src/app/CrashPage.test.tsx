import { screen } from "@testing-library/react";
import { renderPage } from "../testing/renderPage";
import { CrashPage } from "./CrashPage";
import { Layout } from "./Layout";

function routesThatThrow(error: Error) {
  const Broken = () => {
    throw error;
  };
  return [
    { Component: Layout, children: [{ ErrorBoundary: CrashPage, children: [{ path: "/", Component: Broken }] }] },
  ];
}

describe("a page that breaks", () => {
  beforeEach(() => void jest.spyOn(console, "error").mockImplementation(() => undefined));

  it("says so, offers to load again, and leaves the navigation alive", () => {
    renderPage(routesThatThrow(new Error("undefined is not a function")));

    expect(screen.getByRole("heading", { name: "This page broke" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Load again" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Buddies" })).toBeVisible();
    expect(screen.queryByText(/undefined is not/)).not.toBeInTheDocument();
  });

  it("says when its code could not be fetched", () => {
    renderPage(routesThatThrow(new TypeError("Failed to fetch dynamically imported module: /assets/x.js")));

    expect(screen.getByRole("heading", { name: "This page could not be fetched" })).toBeVisible();
  });
});
