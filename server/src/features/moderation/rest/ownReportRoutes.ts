import { loadParent } from "../../../platform/database/loader";
import { cursorPage, nextPage } from "../../../platform/rest/cursorPage";
import { routesOf } from "../../../platform/rest/route";
import { id, listOf, meaning, named, objectOf, oneOf, orNull, text, timestamp } from "../../../platform/rest/schema";
import { ReportKind, ReportOutcome, ReportReason } from "../choices";
import { listOwnReports } from "../moderationLists";
import { moderationActions } from "../moderationPolicy";

const OwnReport = named(
  "OwnReport",
  objectOf({
    _id: id("Of the report."),
    kind: oneOf(Object.values(ReportKind), "What was reported."),
    reason: oneOf(Object.values(ReportReason), "Why."),
    note: orNull(text("What the member said about it.")),
    outcome: orNull(oneOf(Object.values(ReportOutcome), "What came of it; `null` until it is decided.")),
    date: timestamp("When it was reported."),
  }),
);

export const ownReportRoutes = [
  routesOf("Moderation").get("/reports", moderationActions.readReports, "What I reported", {
    operationId: "getMyReports",
    description: "And what came of it.",
    isPaged: true,
    query: cursorPage(),
    answers: { 200: meaning("Newest first.", listOf(OwnReport)) },
    async handle({ ctx, query, linkNext }) {
      const { connection } = await listOwnReports(ctx, query);
      linkNext(nextPage("/api/reports", connection, query));
      return Promise.all(
        connection.nodes.map(async ({ id: _id, caseId, reason, note, createdAt }) => {
          const { kind, outcome } = await loadParent(ctx.loaders.moderationCase, caseId);
          return { _id, kind, reason, note, outcome, date: createdAt.toISOString() };
        }),
      );
    },
  }),
];
