import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { RequireGuest, RequireMember } from "../features/accounts/guards";
import { PageSpinner } from "../ui/PageSpinner";
import { CrashPage } from "./CrashPage";
import { Layout } from "./Layout";

/** A page whose code is fetched when someone first goes there. */
const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) => ({
  lazy: async () => ({ Component: (await load())[name] }),
});

/** The one route table. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: CrashPage,
    HydrateFallback: PageSpinner,
    children: [
      {
        // A page that breaks leaves the navigation around it alive.
        ErrorBoundary: CrashPage,
        children: [
          { path: "/", ...page(() => import("../pages/LandingPage"), "LandingPage") },
          { path: "/profiles", ...page(() => import("../pages/ProfilesPage"), "ProfilesPage") },
          { path: "/profile/:userId", ...page(() => import("../pages/ProfilePage"), "ProfilePage") },
          { path: "/learnings", ...page(() => import("../pages/LearningsPage"), "LearningsPage") },
          {
            Component: RequireGuest,
            children: [
              { path: "/register", ...page(() => import("../pages/RegisterPage"), "RegisterPage") },
              { path: "/login", ...page(() => import("../pages/LoginPage"), "LoginPage") },
            ],
          },
          {
            Component: RequireMember,
            children: [
              { path: "/dashboard", ...page(() => import("../pages/DashboardPage"), "DashboardPage") },
              { path: "/create-profile", ...page(() => import("../pages/CreateProfilePage"), "CreateProfilePage") },
              { path: "/edit-profile", ...page(() => import("../pages/EditProfilePage"), "EditProfilePage") },
              { path: "/add-experience", ...page(() => import("../pages/AddExperiencePage"), "AddExperiencePage") },
              { path: "/add-education", ...page(() => import("../pages/AddEducationPage"), "AddEducationPage") },
              { path: "/posts", ...page(() => import("../pages/PostsPage"), "PostsPage") },
              { path: "/posts/:postId", ...page(() => import("../pages/PostPage"), "PostPage") },
            ],
          },
          { path: "*", ...page(() => import("../pages/NotFoundPage"), "NotFoundPage") },
        ],
      },
    ],
  },
];
