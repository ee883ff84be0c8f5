import type { RouteObject } from "react-router-dom";
import { RequireGuest, RequireMember } from "../../features/accounts/guards";
import { latePage } from "./latePage";
import { Layout } from "../shell/Layout";
import { pages, type Route } from "./pages";

/** The routes: every page inside the layout, some behind a guard. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    children: [
      ...routesFor("everyone"),
      { Component: RequireGuest, children: routesFor("guests") },
      { Component: RequireMember, children: routesFor("members") },
    ],
  },
];

function routesFor(people: (typeof pages)[Route]["for"]): RouteObject[] {
  return (Object.keys(pages) as Route[])
    .filter((path) => pages[path].for === people)
    .map((path) => ({
      path,
      lazy: async () => ({ Component: await pages[path].load().catch(() => latePage(pages[path].load)) }),
    }));
}
