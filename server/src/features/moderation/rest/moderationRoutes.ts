import { bodyOf } from "../../../platform/rest/bodyOf";
import { routesOf } from "../../../platform/rest/route";
import { done, errors, id, meaning, message, named, objectOf, timestamp } from "../../../platform/rest/schema";
import { moderation as limits } from "../limits";
import { appeal } from "../appealService";
import { moderationActions } from "../moderationPolicy";
import { AppealInput, ReportInput } from "../reportInputs";
import { report } from "../reportService";

const ReportType = named("Report", objectOf({ _id: id("Of the report."), date: timestamp("When it was reported.") }));

const anId = "0197f0a0-0000-7000-8000-000000000000";
const api = routesOf("Moderation");

export const moderationRoutes = [
  api.post("/reports", moderationActions.report, "Report something", {
    operationId: "report",
    description: "Notifies the moderators, who keep the text as it is now. Nobody learns who did.",
    body: bodyOf(
      ReportInput,
      {
        kind: "What it is.",
        id: "Its id; of a profile, the member's.",
        reason: "Why.",
        note: `What the moderators should know, at most ${limits.note} characters.`,
      },
      { example: { kind: "POST", id: anId, reason: "SPAM", note: "The same advertisement as yesterday." } },
    ),
    answers: {
      200: meaning("It is reported.", ReportType),
      404: message("There is nothing to report any more."),
      409: errors("The member has reported this within a day."),
    },
    async handle({ ctx, body }) {
      const { id: _id, createdAt } = await report(ctx, body);
      return { _id, date: createdAt.toISOString() };
    },
  }),
  api.post("/appeals", moderationActions.appeal, "Appeal against a decision", {
    operationId: "appeal",
    description: "Once for each decision, within 20 days.",
    body: bodyOf(
      AppealInput,
      {
        decisionId: "The decision.",
        text: `Why it should be another one, 1 to ${limits.appeal} characters.`,
        limitedToken: "From the refused sign-in over GraphQL of a suspended member.",
      },
      { example: { decisionId: anId, text: "This was a quotation." } },
    ),
    answers: {
      200: done("Appeal received"),
      401: message("Neither a member nor a suspended one."),
      404: message("There is no such decision about the member."),
      409: errors("There was an appeal already."),
    },
    async handle({ ctx, body }) {
      await appeal(ctx, body);
      return { msg: "Appeal received" };
    },
  }),
];
