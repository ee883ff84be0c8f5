import type { RouteObject } from "react-router-dom";
import { RequireGuest, RequireMember } from "../features/accounts/guards";
import { latePage } from "./latePage";
import { Layout } from "./Layout";
import { pages, type Route } from "./pages";

const page = (path: Route): RouteObject => ({
  path,
  lazy: async () => ({ Component: await pages[path]().catch(() => latePage(pages[path])) }),
});

/** The one route table. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    children: [
      page("/"),
      page("/profiles"),
      page("/profile/:userId"),
      page("/learnings"),
      { Component: RequireGuest, children: [page("/register"), page("/login")] },
      {
        Component: RequireMember,
        children: [
          page("/dashboard"),
          page("/create-profile"),
          page("/edit-profile"),
          page("/add-experience"),
          page("/add-education"),
          page("/edit-experience/:id"),
          page("/edit-education/:id"),
          page("/posts"),
          page("/posts/:postId"),
        ],
      },
      page("*"),
    ],
  },
];
