import { cursorPage, nextPage } from "../../../platform/rest/cursorPage";
import { routesOf } from "../../../platform/rest/route";
import { done, errors, listOf, meaning, message, named, objectOf, timestamp } from "../../../platform/rest/schema";
import { avatarOf } from "../../accounts/rest/presentAccount";
import { Member } from "../../accounts/rest/accountTypes";
import { blockActions } from "../blockPolicy";
import { blockUser, listBlocked, unblockUser } from "../blockService";

const BlockedMember = named("BlockedMember", objectOf({ user: Member, date: timestamp("When they were blocked.") }));

const params = { id: { description: "The member's id." } };
const refusals = {
  400: errors("`id` is not an id, or it is the viewer's own."),
  404: message("`There is no member with this id.`"),
};
const api = routesOf("Buddies");

export const blockRoutes = [
  api.get("/blocks", blockActions.list, "Members I blocked", {
    operationId: "getBlockedUsers",
    description: "The members whom the viewer blocked.",
    isPaged: true,
    query: cursorPage(),
    answers: { 200: meaning("Newest first.", listOf(BlockedMember)) },
    async handle({ ctx, query, linkNext }) {
      const blocked = await listBlocked(ctx, query);
      linkNext(nextPage("/api/blocks", blocked, query));
      return blocked.nodes.map(({ userId: id, name, faceVersion, createdAt }) => ({
        user: { _id: id, name, avatar: avatarOf(ctx, { id, faceVersion }) },
        date: createdAt.toISOString(),
      }));
    },
  }),
  api.put("/blocks/:id", blockActions.change, "Block a member", {
    operationId: "blockUser",
    description:
      "Neither sees the other any more, and links and requests between them end. The member is not notified.",
    params,
    answers: {
      200: done("User blocked", ", also when they were."),
      ...refusals,
      409: message("Too many are blocked."),
    },
    async handle({ ctx, params: { id } }) {
      await blockUser(ctx, id);
      return { msg: "User blocked" };
    },
  }),
  api.delete("/blocks/:id", blockActions.change, "Unblock a member", {
    operationId: "unblockUser",
    description: "The two see each other again. Links do not come back.",
    params,
    answers: { 200: done("User unblocked", ", also when they were not blocked."), ...refusals },
    async handle({ ctx, params: { id } }) {
      await unblockUser(ctx, id);
      return { msg: "User unblocked" };
    },
  }),
];
