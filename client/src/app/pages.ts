/** The code of each page by its route, fetched when someone first goes there or is about to. */
export const pages = {
  "/": () => import("../pages/LandingPage").then((module) => module.LandingPage),
  "/profiles": () => import("../pages/ProfilesPage").then((module) => module.ProfilesPage),
  "/profile/:userId": () => import("../pages/ProfilePage").then((module) => module.ProfilePage),
  "/learnings": () => import("../pages/LearningsPage").then((module) => module.LearningsPage),
  "/register": () => import("../pages/RegisterPage").then((module) => module.RegisterPage),
  "/login": () => import("../pages/LoginPage").then((module) => module.LoginPage),
  "/dashboard": () => import("../pages/DashboardPage").then((module) => module.DashboardPage),
  "/create-profile": () => import("../pages/CreateProfilePage").then((module) => module.CreateProfilePage),
  "/edit-profile": () => import("../pages/EditProfilePage").then((module) => module.EditProfilePage),
  "/add-experience": () => import("../pages/AddExperiencePage").then((module) => module.AddExperiencePage),
  "/add-education": () => import("../pages/AddEducationPage").then((module) => module.AddEducationPage),
  "/posts": () => import("../pages/PostsPage").then((module) => module.PostsPage),
  "/posts/:postId": () => import("../pages/PostPage").then((module) => module.PostPage),
  "*": () => import("../pages/NotFoundPage").then((module) => module.NotFoundPage),
} as const;

export type Route = keyof typeof pages;

/** Fetches the code of a page ahead of time, when a person points at the way to it; in vain is no harm. */
export function prefetchPage(route: string): void {
  if (route in pages) pages[route as Route]().catch(() => undefined);
}
