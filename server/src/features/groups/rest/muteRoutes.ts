import { routesOf } from "../../../platform/rest/route";
import { flag, meaning, message, named, objectOf } from "../../../platform/rest/schema";
import { noPost, onePost } from "./postTypes";
import { groupActions } from "../group/groupPolicy";
import { muteGroup, unmuteGroup } from "../muting/muteGroup";

const api = routesOf("Groups");

const Muted = named("Muted", objectOf({ isMuted: flag("Whether the viewer is not notified of what happens in it.") }));

const params = { id: onePost };
const now = meaning("What holds now.", Muted);

export const muteRoutes = [
  api.put("/groups/:id/muted", groupActions.mute, "Mute a group", {
    operationId: "muteGroup",
    alsoAt: "/posts/:id/muted",
    description: "Stops all notifications about the group of a post, on the list and by mail. Needs no body.",
    statuses: { CONFLICT: 409 },
    params,
    answers: { 200: now, 404: noPost, 409: message("Too many groups are muted.") },
    async handle({ ctx, params: { id } }) {
      await muteGroup(ctx, { groupId: id });
      return { isMuted: true };
    },
  }),
  api.delete("/groups/:id/muted", groupActions.mute, "Unmute a group", {
    operationId: "unmuteGroup",
    alsoAt: "/posts/:id/muted",
    description: "The group notifies the viewer again.",
    params,
    answers: { 200: now, 404: noPost },
    async handle({ ctx, params: { id } }) {
      await unmuteGroup(ctx, { groupId: id });
      return { isMuted: false };
    },
  }),
];
