import type { HeadedPage } from "../../shared/headedPage";
import type { AskingPage } from "../../shared/service/firstQueries";
import { appService } from "../apollo/appService";

type LoadPage = () => Promise<AskingPage & HeadedPage>;

/** A page that needs the service at once: its code and the service's load in parallel. */
const withService =
  (loadPage: LoadPage): LoadPage =>
  async () => {
    const [Page, { client, Provider }] = await Promise.all([loadPage(), appService.load()]);
    function ServicePage() {
      return (
        <Provider client={client}>
          <Page />
        </Provider>
      );
    }
    return Object.assign(ServicePage, { firstQueries: Page.firstQueries, head: Page.head });
  };

interface Page {
  /** Guests are sent to the login page from a page for members, and members home from one for guests. */
  for: "everyone" | "guests" | "members";
  /** Fetches the page's code, when someone first goes there or is about to. */
  load: LoadPage;
}

interface MembersPage extends Page {
  /** The page's code without the service, for the build, which reads the head. */
  loadAlone: LoadPage;
}

const everyone = (load: LoadPage): Page => ({ for: "everyone", load });
const guests = (load: LoadPage): Page => ({ for: "guests", load });
const members = (load: LoadPage): MembersPage => ({ for: "members", load: withService(load), loadAlone: load });

/** Every page by its route. shared/paths.ts has the addresses that links use. */
export const pages = {
  "/": everyone(() => import("../../pages/LandingPage").then((module) => module.LandingPage)),
  "/profiles": everyone(() => import("../../pages/ProfilesPage").then((module) => module.ProfilesPage)),
  "/profile/:userId": everyone(
    withService(() => import("../../pages/profile/ProfilePage").then((module) => module.ProfilePage)),
  ),
  "/learnings": everyone(() => import("../../pages/LearningsPage").then((module) => module.LearningsPage)),
  "/books/:bookId": everyone(withService(() => import("../../pages/book/BookPage").then((module) => module.BookPage))),
  "/search": everyone(withService(() => import("../../pages/SearchPage").then((module) => module.SearchPage))),
  "/shelves": members(() => import("../../pages/ShelvesPage").then((module) => module.ShelvesPage)),
  "/register": guests(() => import("../../pages/RegisterPage").then((module) => module.RegisterPage)),
  "/login": guests(() => import("../../pages/login/LoginPage").then((module) => module.LoginPage)),
  "/forgot-password": everyone(() =>
    import("../../pages/ForgotPasswordPage").then((module) => module.ForgotPasswordPage),
  ),
  "/reset-password": everyone(() => import("../../pages/ResetPasswordPage").then((module) => module.ResetPasswordPage)),
  "/verify-email": everyone(() => import("../../pages/VerifyEmailPage").then((module) => module.VerifyEmailPage)),
  "/undo-email-change": everyone(() => import("../../pages/UndoEmailPage").then((module) => module.UndoEmailPage)),
  "/unsubscribe": everyone(() => import("../../pages/UnsubscribePage").then((module) => module.UnsubscribePage)),
  "/decline": everyone(() => import("../../pages/DeclinePage").then((module) => module.DeclinePage)),
  "/buddies": members(() => import("../../pages/buddies/BuddiesPage").then((module) => module.BuddiesPage)),
  "/dashboard": members(() => import("../../pages/dashboard/DashboardPage").then((module) => module.DashboardPage)),
  "/settings": members(() => import("../../pages/SettingsPage").then((module) => module.SettingsPage)),
  "/settings/account": members(() =>
    import("../../pages/accountSettings/AccountSettingsPage").then((module) => module.AccountSettingsPage),
  ),
  "/settings/privacy": members(() =>
    import("../../pages/PrivacySettingsPage").then((module) => module.PrivacySettingsPage),
  ),
  "/settings/notifications": members(() =>
    import("../../pages/NotificationSettingsPage").then((module) => module.NotificationSettingsPage),
  ),
  "/settings/decisions": members(() => import("../../pages/DecisionsPage").then((module) => module.DecisionsPage)),
  "/moderation": members(() => import("../../pages/ModerationPage").then((module) => module.ModerationPage)),
  "/moderation/books": members(() =>
    import("../../pages/ModerationBooksPage").then((module) => module.ModerationBooksPage),
  ),
  "/moderation/log": members(() => import("../../pages/ModerationLogPage").then((module) => module.ModerationLogPage)),
  "/moderation/cases/:caseId": members(() =>
    import("../../pages/ModerationCasePage").then((module) => module.ModerationCasePage),
  ),
  "/admin/:section?": members(() => import("../../pages/AdminPage").then((module) => module.AdminPage)),
  "/create-profile": members(() => import("../../pages/CreateProfilePage").then((module) => module.CreateProfilePage)),
  "/edit-profile": members(() => import("../../pages/EditProfilePage").then((module) => module.EditProfilePage)),
  "/add-experience": members(() => import("../../pages/AddExperiencePage").then((module) => module.AddExperiencePage)),
  "/add-education": members(() => import("../../pages/AddEducationPage").then((module) => module.AddEducationPage)),
  "/edit-experience/:id": members(() =>
    import("../../pages/EditExperiencePage").then((module) => module.EditExperiencePage),
  ),
  "/edit-education/:id": members(() =>
    import("../../pages/EditEducationPage").then((module) => module.EditEducationPage),
  ),
  "/posts": members(() => import("../../pages/posts/PostsPage").then((module) => module.PostsPage)),
  "/posts/:postId": members(() => import("../../pages/post/PostOrLook").then((module) => module.PostOrLook)),
  "/posts/:postId/manage": members(() =>
    import("../../pages/manageGroup/ManageGroupPage").then((module) => module.ManageGroupPage),
  ),
  "/groups": members(() => import("../../pages/GroupsPage").then((module) => module.GroupsPage)),
  "/groups/mine": members(() => import("../../pages/MyGroupsPage").then((module) => module.MyGroupsPage)),
  "/join/:code": members(() => import("../../pages/JoinPage").then((module) => module.JoinPage)),
  "/room": members(() => import("../../pages/room/RoomPage").then((module) => module.RoomPage)),
  "/room/:groupId": members(() => import("../../pages/room/RoomPage").then((module) => module.RoomPage)),
  "/schedule": members(() => import("../../pages/schedule/SchedulePage").then((module) => module.SchedulePage)),
  "/schedule/new": members(() => import("../../pages/PlanSessionPage").then((module) => module.PlanSessionPage)),
  "/sessions/:occurrenceId": members(() =>
    import("../../pages/session/SessionPage").then((module) => module.SessionPage),
  ),
  "/sessions/:occurrenceId/edit": members(() =>
    import("../../pages/EditSessionPage").then((module) => module.EditSessionPage),
  ),
  "/notifications": members(() =>
    import("../../pages/notifications/NotificationsPage").then((module) => module.NotificationsPage),
  ),
  "/welcome/:step?": members(() => import("../../pages/welcome/WelcomePage").then((module) => module.WelcomePage)),
  "*": everyone(() => import("../../pages/NotFoundPage").then((module) => module.NotFoundPage)),
} as const satisfies Record<string, Page>;

export type Route = keyof typeof pages;

/** Prefetches the code of a page when a person points at a link to it; a failure is ignored. */
export function prefetchPage(route: string): void {
  if (route in pages) pages[route as Route].load().catch(() => undefined);
}
