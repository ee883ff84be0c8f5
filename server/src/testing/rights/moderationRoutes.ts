import type { Route } from "./rights";

/** What members do about what should not be here. */
export const moderationRoutes: readonly Route[] = [
  { name: "GET /reports", action: "moderation.readReports" },
  {
    name: "POST /reports",
    action: "moderation.report",
    body: ({ post }) => ({ kind: "POST", id: post, reason: "SPAM" }),
    answers: { owner: "400" },
  },
  {
    name: "POST /appeals",
    action: "moderation.appeal",
    body: ({ post }) => ({ decisionId: post, text: "Please" }),
    answers: { owner: "NOT_FOUND", other: "NOT_FOUND" },
  },
];
