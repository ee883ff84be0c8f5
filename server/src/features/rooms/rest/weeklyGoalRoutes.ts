import { bodyOf } from "../../../platform/rest/bodyOf";
import { routesOf } from "../../../platform/rest/route";
import { errors, meaning, objectOf, orNull, whole } from "../../../platform/rest/schema";
import { rooms as limits } from "../limits";
import { SetWeeklyGoalInput } from "../roomInputs";
import { roomActions } from "../roomPolicy";
import { findWeeklyGoal, setWeeklyGoal } from "../stats/weeklyGoalService";

const api = routesOf("Profiles");
const { min, max } = limits.weeklyGoal;

const minutes = orNull({
  ...{ type: "integer", minimum: min, maximum: max },
  description: `${min} to ${max}; \`null\` removes the goal.`,
});
const Goal = objectOf({ minutes: orNull(whole("Minutes in seven days; `null` without a goal.")) });

/** How much the viewer wants to study. Nobody else sees it. */
export const weeklyGoalRoutes = [
  api.get("/profile/weekly-goal", roomActions.setGoal, "My weekly goal", {
    operationId: "getWeeklyGoal",
    description: "How many minutes I want to study in seven days. Only I see it.",
    answers: { 200: meaning("The goal.", Goal) },
    handle: async ({ ctx }) => ({ minutes: await findWeeklyGoal(ctx) }),
  }),
  api.put("/profile/weekly-goal", roomActions.setGoal, "Set or remove my weekly goal", {
    operationId: "setWeeklyGoal",
    description: "The minutes of the last seven days count towards it.",
    body: bodyOf(
      SetWeeklyGoalInput,
      { minutes: { schema: minutes, read: (value) => value } },
      { example: { minutes: 300 }, isPartial: true },
    ),
    answers: { 200: meaning("The goal now.", Goal), 400: errors("`minutes` is wrong.") },
    handle: async ({ ctx, body }) => ({ minutes: await setWeeklyGoal(ctx, body) }),
  }),
];
