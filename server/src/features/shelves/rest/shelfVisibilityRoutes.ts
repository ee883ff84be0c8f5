import { bodyOf } from "../../../platform/rest/bodyOf";
import { routesOf } from "../../../platform/rest/route";
import { errors, meaning, objectOf, oneOf } from "../../../platform/rest/schema";
import { ShelfVisibility } from "../choices";
import { SetShelfVisibilityInput } from "../shelfInputs";
import { shelfActions } from "../shelfPolicy";
import { findShelfVisibility, setShelfVisibility } from "../shelfService";

const api = routesOf("Shelves");

const Visibility = objectOf({
  visibility: oneOf(Object.values(ShelfVisibility), "`BUDDIES`: the viewer's buddies; `NOBODY`: nobody else."),
});

/** Who may see which books the viewer is reading or has read. */
export const shelfVisibilityRoutes = [
  api.get("/me/shelf-visibility", shelfActions.list, "Who may see what I read", {
    operationId: "getShelfVisibility",
    description: "My buddies, until I say otherwise.",
    answers: { 200: meaning("Who may see it.", Visibility) },
    handle: async ({ ctx }) => ({ visibility: await findShelfVisibility(ctx) }),
  }),
  api.put("/me/shelf-visibility", shelfActions.change, "Choose who may see what I read", {
    operationId: "setShelfVisibility",
    description: "Counts at once.",
    body: bodyOf(SetShelfVisibilityInput, { visibility: "Who." }, { example: { visibility: "NOBODY" } }),
    answers: { 200: meaning("Who may see it now.", Visibility), 400: errors("`visibility` is neither.") },
    async handle({ ctx, body }) {
      await setShelfVisibility(ctx, body);
      return { visibility: await findShelfVisibility(ctx) };
    },
  }),
];
