import { waitFor } from "@testing-library/react";
import { createBrowserHistory, createMemoryHistory } from "./appHistory";

describe("the browser's history", () => {
  it("goes to addresses with their states and comes back to an entry with its own key", async () => {
    window.history.replaceState(null, "", "/groups?page=2#top");
    const history = createBrowserHistory();
    const seen: string[] = [];
    const stop = history.listen(() => seen.push(history.location.pathname));
    expect(history.location).toMatchObject({ pathname: "/groups", search: "?page=2", hash: "#top", key: "default" });

    history.push({ pathname: "/login" }, { from: "/groups" });
    expect(history).toMatchObject({ action: "PUSH", location: { pathname: "/login", state: { from: "/groups" } } });
    expect(history.location.key).not.toBe("default");
    history.replace("/register");
    expect(history).toMatchObject({ action: "REPLACE", location: { pathname: "/register", state: null } });
    expect(seen).toEqual([]);

    history.go(-1);
    await waitFor(() => expect(seen).toEqual(["/groups"]));
    expect(history).toMatchObject({ action: "POP", location: { search: "?page=2", key: "default" } });
    stop();
  });
});

describe("a history in memory", () => {
  it("forgets what lay ahead when it goes elsewhere", () => {
    const history = createMemoryHistory("/groups?page=2");
    history.push("/login");
    history.go(-1);
    expect(history).toMatchObject({ action: "POP", location: { pathname: "/groups", search: "?page=2" } });

    history.push("/register");
    history.go(1);
    expect(history.location.pathname).toBe("/register");
  });
});
