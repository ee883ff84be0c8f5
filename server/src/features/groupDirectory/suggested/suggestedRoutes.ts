import type { AppContext } from "../../../platform/context";
import { readLimit, strictLimitOf } from "../../../platform/rest/range";
import { type Part, routesOf } from "../../../platform/rest/route";
import {
  errors,
  id,
  listOf,
  meaning,
  named,
  objectOf,
  oneOf,
  orNull,
  text,
  whole,
} from "../../../platform/rest/schema";
import { interests } from "../../profiles/interest";
import { GroupVisibility } from "../../groups/group/choices";
import { nameOfGroup } from "../../groups/group/groupName";
import { groupActions } from "../../groups/group/groupPolicy";
import { presentDate } from "../../studySessions/rest/presentSession";
import { DateType } from "../../studySessions/rest/sessionTypes";
import { suggested as limits } from "../limits";
import type { SuggestedGroup } from "./SuggestedGroup";
import { listSuggestedGroups, listSuggestedSessions } from "./suggestedService";

const api = routesOf("Groups");

const Suggested = named(
  "SuggestedGroup",
  objectOf({
    _id: id("The id of its post."),
    name: text("What it is called.", "Slow Spanish"),
    interest: orNull(oneOf(interests, "What it says it is about.")),
    visibility: oneOf([GroupVisibility.OPEN, GroupVisibility.ON_REQUEST], "Whether one joins at once, or asks."),
    members: whole("How many belong to it."),
    topics: meaning("Those of the viewer's topics that it is about.", listOf(text("A topic.", "Spanish"))),
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

async function present(ctx: AppContext, { group, topics }: SuggestedGroup) {
  const { id: _id, interest, visibility, memberCount: members } = group;
  const name = await nameOfGroup(ctx, group);
  return { _id, name, interest, visibility: visibility as GroupVisibility.OPEN, members, topics };
}

/** By what the viewer wants to learn. */
export const suggestedRoutes = [
  api.get("/suggestions/groups", groupActions.read, "Groups that I may like", {
    operationId: "getSuggestedGroups",
    description: "By what the viewer wants to learn and their interest, the best first; none that they belong to.",
    query: limit,
    answers: { 200: meaning("The groups.", listOf(Suggested)) },
    async handle({ ctx, query: first }) {
      return Promise.all((await listSuggestedGroups(ctx, first)).map((one) => present(ctx, one)));
    },
  }),
  api.get("/suggestions/sessions", groupActions.read, "Dates that fit me", {
    operationId: "getSuggestedSessions",
    description: `Of open groups that the viewer does not belong to, within ${limits.aheadDays} days and the viewer's hours. Coming to one joins its group.`,
    query: limit,
    answers: { 200: meaning("The dates, the best first.", listOf(DateType)) },
    async handle({ ctx, query: first }) {
      return Promise.all((await listSuggestedSessions(ctx, first)).map((date) => presentDate(ctx, date)));
    },
  }),
];
