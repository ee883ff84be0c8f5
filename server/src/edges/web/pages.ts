/** The addresses of the client's pages, as `client/src/app/routing/pages.tsx` has them; a test compares both. */
export const clientPages = [
  ...["/", "/profiles", "/profile/:userId", "/learnings", "/books/:bookId", "/shelves", "/register", "/login"],
  ...["/forgot-password", "/reset-password", "/verify-email", "/undo-email-change", "/unsubscribe", "/decline"],
  ...["/buddies", "/dashboard", "/settings", "/settings/account", "/settings/privacy", "/settings/notifications"],
  ...["/settings/decisions", "/moderation", "/moderation/log", "/moderation/cases/:caseId", "/create-profile"],
  ...["/edit-profile", "/add-experience", "/add-education", "/edit-experience/:id", "/edit-education/:id", "/posts"],
  ...["/posts/:postId", "/posts/:postId/manage", "/groups", "/groups/mine", "/join/:code", "/room", "/room/:groupId"],
  ...["/schedule", "/schedule/new", "/sessions/:occurrenceId", "/sessions/:occurrenceId/edit", "/notifications"],
] as const;

const patterns = clientPages.map((page) => new RegExp(`^${page.replaceAll(/:\w+/g, "[^/]+")}/?$`, "i"));

/** Whether the client has a page at this path; whether its content exists is only known to the client. */
export const isClientPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
