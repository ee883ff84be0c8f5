import type { ComponentType } from "react";
import { appService } from "./appService";

type LoadPage = () => Promise<ComponentType>;

/** A page that asks the service from its first moment: its code and the service's come together. */
const withService =
  (loadPage: LoadPage): LoadPage =>
  async () => {
    const [Page, { client, Provider }] = await Promise.all([loadPage(), appService.load()]);
    return function ServicePage() {
      return (
        <Provider client={client}>
          <Page />
        </Provider>
      );
    };
  };

/** The code of each page by its route, fetched when someone first goes there or is about to. */
export const pages = {
  "/": () => import("../pages/LandingPage").then((module) => module.LandingPage),
  "/profiles": () => import("../pages/ProfilesPage").then((module) => module.ProfilesPage),
  "/profile/:userId": withService(() => import("../pages/ProfilePage").then((module) => module.ProfilePage)),
  "/learnings": () => import("../pages/LearningsPage").then((module) => module.LearningsPage),
  "/register": () => import("../pages/RegisterPage").then((module) => module.RegisterPage),
  "/login": () => import("../pages/LoginPage").then((module) => module.LoginPage),
  "/dashboard": withService(() => import("../pages/DashboardPage").then((module) => module.DashboardPage)),
  "/create-profile": withService(() => import("../pages/CreateProfilePage").then((module) => module.CreateProfilePage)),
  "/edit-profile": withService(() => import("../pages/EditProfilePage").then((module) => module.EditProfilePage)),
  "/add-experience": withService(() => import("../pages/AddExperiencePage").then((module) => module.AddExperiencePage)),
  "/edit-experience/:id": withService(() =>
    import("../pages/EditExperiencePage").then((module) => module.EditExperiencePage),
  ),
  "/edit-education/:id": withService(() =>
    import("../pages/EditEducationPage").then((module) => module.EditEducationPage),
  ),
  "/add-education": withService(() => import("../pages/AddEducationPage").then((module) => module.AddEducationPage)),
  "/posts": withService(() => import("../pages/PostsPage").then((module) => module.PostsPage)),
  "/posts/:postId": withService(() => import("../pages/PostPage").then((module) => module.PostPage)),
  "*": () => import("../pages/NotFoundPage").then((module) => module.NotFoundPage),
} as const;

export type Route = keyof typeof pages;

/** Prefetches the code of a page when a person points at a link to it; a failure is ignored. */
export function prefetchPage(route: string): void {
  if (route in pages) pages[route as Route]().catch(() => undefined);
}
