import type { AppContext } from "../../../platform/context";
import { suggestions as limits } from "../limits";
import { interests } from "../../profiles/interest";
import { readLimit, strictLimitOf } from "../../../platform/rest/range";
import { type Part, routesOf } from "../../../platform/rest/route";
import {
  done,
  errors,
  listOf,
  meaning,
  named,
  objectOf,
  oneOf,
  orNull,
  text,
  whole,
} from "../../../platform/rest/schema";
import { checkId } from "../../../platform/validation/validation";
import { Member } from "../../accounts/rest/accountTypes";
import { buddyActions } from "../buddyPolicy";
import { ReasonKind, type Suggestion, SuggestionNeed } from "../suggestions/Suggestion";
import { dismissSuggestion, listNeeds, listSuggestions, restoreSuggestion } from "../suggestions/suggestionService";
import { noMember } from "./buddyTypes";
import { presentMember } from "./presentBuddy";

const api = routesOf("Buddies");

const Reason = named(
  "SuggestionReason",
  objectOf(
    {
      kind: oneOf(Object.values(ReasonKind), "What kind of reason."),
      interest: orNull(oneOf(interests, "What both want to learn.")),
      count: orNull(whole("How many they have in common.")),
      skills: orNull(
        meaning("The first three skills in common, as the viewer spells them.", listOf(text("A skill.", "Python"))),
      ),
      minutes: orNull(whole("How long they are free together in a week.")),
    },
    {
      learning: meaning(
        "Only of `COMPLEMENT`, where `skills` are those that the viewer wants to learn: what they learn and the viewer knows.",
        listOf(text("A topic.", "Statistics")),
      ),
    },
  ),
);

const Suggestions = named(
  "Suggestions",
  objectOf({
    suggestions: meaning(
      "The best first.",
      listOf(objectOf({ user: Member, reasons: meaning("Why, the strongest first.", listOf(Reason)) })),
    ),
    need: meaning(
      "What the viewer can add to their profile for better ones.",
      listOf(oneOf(Object.values(SuggestionNeed), "What is missing.")),
    ),
  }),
);

const limit: Part<number> = {
  schema: objectOf(
    {},
    { limit: strictLimitOf(`How many; ${limits.shown} when left out, and at most ${limits.most}.`) },
  ),
  refusals: { 400: errors("An invalid `limit`.") },
  read: (query) => readLimit(query, { usual: limits.shown, longest: limits.most }),
};

const present = (ctx: AppContext, { user, reasons }: Suggestion) => ({
  user: presentMember(ctx, user),
  reasons: reasons.map(({ learning, ...reason }) => ({ ...reason, ...(learning ? { learning } : {}) })),
});

const ofMember = { id: { description: "The member's id." } };
const refusals = { 400: errors("`id` is not an id, or it is the viewer's own."), 404: noMember };

export const suggestionRoutes = [
  api.get("/suggestions", buddyActions.list, "Whom I might ask", {
    operationId: "getSuggestedBuddies",
    description:
      "Members who have something in common with the viewer: neither buddies, nor asked, dismissed or blocked.",
    query: limit,
    answers: { 200: meaning("The suggestions, each with its reasons.", Suggestions) },
    async handle({ ctx, query: first }) {
      const suggestions = await listSuggestions(ctx, first);
      return { suggestions: suggestions.map((one) => present(ctx, one)), need: await listNeeds(ctx) };
    },
  }),
  api.delete("/suggestions/:id", buddyActions.dismiss, "Dismiss a suggestion", {
    operationId: "dismissSuggestion",
    description: "Leaves a member out of the viewer's suggestions from now on, also when they were not suggested.",
    params: ofMember,
    answers: { 200: done("Suggestion dismissed"), ...refusals },
    async handle({ ctx, params: { id } }) {
      checkId(id, "id");
      await dismissSuggestion(ctx, id);
      return { msg: "Suggestion dismissed" };
    },
  }),
  api.put("/suggestions/:id", buddyActions.dismiss, "Take a dismissal back", {
    operationId: "restoreSuggestion",
    description: "The member may be suggested again. Needs no body; without a dismissal nothing changes.",
    params: ofMember,
    answers: { 200: done("Suggestion restored"), ...refusals },
    async handle({ ctx, params: { id } }) {
      checkId(id, "id");
      await restoreSuggestion(ctx, id);
      return { msg: "Suggestion restored" };
    },
  }),
];
