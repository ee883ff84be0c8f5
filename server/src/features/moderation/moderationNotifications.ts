import { defineNotification } from "../../platform/notifications/defineNotification";
import { moderationMessages } from "./messages";
import { ModerationDecision } from "./ModerationDecision";
import { decisionIsThere, outcomeOf, reporters } from "./moderationStatements";
import { Report } from "./Report";

/** The client's page of decisions about the viewer and their reports. */
const decisionsPath = "/settings/decisions";

/** For the member. The decision and the reason are on their page of decisions. */
const decided = defineNotification({
  kind: "MODERATION",
  description: "Moderators decided about something of the viewer's.",
  label: "Decisions of moderators",
  topic: "ACCOUNT",
  scope: null,
  event: "memberDecided",
  recipients: ({ memberId }) => [memberId],
  actorOf: () => null,
  subjectOf: ({ decisionId }) => decisionId,
  subject: {
    name: "ModerationDecision",
    type: () => ModerationDecision,
    load: ({ db }, id) => db.findOneBy(ModerationDecision, { id }),
    pathOf: () => decisionsPath,
  },
  isReadable: decisionIsThere,
  summarize: () => moderationMessages.decidedForYou(),
});

/** For the reporters. The line contains the outcome, but not the other reporters. */
const reportDecided = defineNotification({
  kind: "REPORT",
  description: "Moderators decided about something that the viewer reported.",
  label: "What came of my reports",
  topic: "ACCOUNT",
  scope: null,
  event: "reportsDecided",
  recipients: { statement: reporters, values: ({ caseId }) => [caseId] },
  actorOf: () => null,
  subjectOf: ({ caseId }) => caseId,
  subject: {
    name: "Report",
    type: () => Report,
    load: async ({ db, viewer }, caseId) => viewer && db.findOneBy(Report, { caseId, reporterId: viewer.id }),
    pathOf: () => decisionsPath,
  },
  // The decision is deleted with the account; the outcome remains.
  isReadable: (caseId) => `${outcomeOf(caseId)} is not null`,
  title: outcomeOf,
  summarize: ({ title }) => (title === "ACTED" ? moderationMessages.reportActed() : moderationMessages.reportKept()),
});

export const moderationNotifications = [decided, reportDecided];
