/** The addresses of the client's pages, as `client/src/app/routing/pages.tsx` has them; a test compares both. */
export const clientPages = [
  ...["/", "/profiles", "/profile/:userId", "/learnings", "/books/:bookId", "/shelves", "/register", "/login"],
  ...["/forgot-password", "/reset-password", "/verify-email", "/undo-email-change", "/unsubscribe", "/decline"],
  ...["/buddies", "/dashboard", "/settings", "/settings/account", "/settings/privacy", "/settings/notifications"],
  ...["/settings/decisions", "/moderation", "/moderation/books", "/moderation/log", "/moderation/cases/:caseId"],
  "/admin/:section?",
  ...["/create-profile", "/edit-profile", "/add-experience", "/add-education", "/edit-experience/:id"],
  ...["/edit-education/:id", "/posts", "/posts/:postId", "/posts/:postId/manage", "/groups", "/groups/mine"],
  ...["/join/:code", "/room", "/room/:groupId", "/search"],
  ...["/schedule", "/schedule/new", "/sessions/:occurrenceId", "/sessions/:occurrenceId/edit", "/notifications"],
  ...["/welcome/:step?"],
] as const;

/** A part with a question mark may be left out. */
const toPattern = (page: string) => page.replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?").replaceAll(/:\w+/g, "[^/]+");

const patterns = clientPages.map((page) => [page, new RegExp(`^${toPattern(page)}/?$`, "i")] as const);

/** The client's page at this path, if it has one; whether its content exists is only known to the client. */
export const findClientPage = (path: string): (typeof clientPages)[number] | undefined =>
  patterns.find(([, pattern]) => pattern.test(path))?.[0];
