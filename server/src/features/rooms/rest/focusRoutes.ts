import { notFound } from "../../../errors";
import { requireViewer } from "../../../platform/authorization/authorize";
import { bodyOf } from "../../../platform/rest/bodyOf";
import { routesOf } from "../../../platform/rest/route";
import { errors, meaning, message } from "../../../platform/rest/schema";
import { findOpenFocus, finishFocus } from "../focus/focusService";
import { rooms as limits } from "../limits";
import { roomMessages } from "../messages";
import { RestFocusResult } from "../roomInputs";
import { roomActions } from "../roomPolicy";
import { presentFocus } from "./presentRoom";
import { FocusType } from "./roomTypes";

const api = routesOf("Study rooms");
const noFocus = () => notFound(roomMessages.focusNotFound());

/** What the viewer did in rooms. Nobody else sees it. */
export const focusRoutes = [
  api.get("/focuses/open", roomActions.read, "My focus that is to be finished", {
    operationId: "getOpenFocus",
    description: "The newest one that is over and that I have not finished.",
    answers: { 200: meaning("The focus.", FocusType), 404: message("`Focus not found`: there is none.") },
    async handle({ ctx }) {
      const focus = await findOpenFocus(ctx, requireViewer(ctx).id);
      if (!focus) throw noFocus();
      return presentFocus(focus);
    },
  }),
  api.put("/focuses/:id", roomActions.finish, "Say how far I came in a focus", {
    operationId: "finishFocus",
    description: `Until ${limits.finishHours} hours after its end. A later answer replaces an earlier one.`,
    params: { id: { description: "The focus's id.", malformed: noFocus } },
    body: bodyOf(RestFocusResult, { result: "How far." }, { example: { result: "DONE" } }),
    answers: {
      200: meaning("The focus now.", FocusType),
      400: errors("`result` is not valid."),
      404: message("`Focus not found`: there is no such focus of mine, or it ended too long ago."),
    },
    handle: async ({ ctx, params: { id: focusId }, body }) =>
      presentFocus(await finishFocus(ctx, { ...body, focusId })),
  }),
];
