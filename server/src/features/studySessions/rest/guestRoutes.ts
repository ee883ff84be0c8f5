import { notFound } from "../../../errors";
import type { AppContext } from "../../../platform/context";
import { routesOf } from "../../../platform/rest/route";
import {
  flag,
  listOf,
  meaning,
  message,
  named,
  objectOf,
  oneOf,
  orNull,
  text,
  timestamp,
  whole,
} from "../../../platform/rest/schema";
import { GroupVisibility } from "../../groups/group/choices";
import { groupActions } from "../../groups/group/groupPolicy";
import { findInvitation } from "../../groups/guests/findInvitation";
import { findPreview } from "../../groups/guests/previews";
import { groupNotFound } from "../../groups/members/statusIn";
import { postMessages } from "../../groups/discussion/messages";
import { noPost, onePost } from "../../groups/rest/postTypes";
import { presentPreviewPictures, previewPictures } from "../../groups/rest/previewPictures";
import { interests } from "../../profiles/interest";
import type { GuestSession } from "../guests/GuestSession";
import { sessionsForGuests } from "../guests/guestSessions";

const api = routesOf("Groups");

const Session = named(
  "GuestSession",
  objectOf({
    title: text("What it is about.", "Chapter 3"),
    from: timestamp("When it begins."),
    to: timestamp("When it ends."),
  }),
);

const about = {
  name: text("Its title, else the beginning of its first message.", "Linear algebra on Tuesdays"),
  interest: orNull(oneOf(interests, "What its members want to learn; `null` when it does not say.")),
  memberCount: whole("How many members it has."),
  sessions: meaning("What comes next, or goes on now: at most three.", listOf(Session)),
};

const GroupPreview = named(
  "GroupPreview",
  objectOf(
    {
      ...about,
      text: text(
        "Its first message. `@member` stands for members whom guests do not see.",
        "We read one chapter a week.",
      ),
    },
    { pictures: previewPictures },
  ),
);

const Invitation = named(
  "Invitation",
  objectOf({
    ...about,
    visibility: oneOf(Object.values(GroupVisibility), "Who sees the group; an invitation admits to each."),
    hasRoom: flag("Whether it has room for one more."),
    invitedBy: orNull(text("The name of its owner; `null` while guests do not see them.", "Nia Okafor")),
  }),
);

const presentSession = ({ title, startsAt, endsAt }: GuestSession) => ({
  title,
  from: startsAt.toISOString(),
  to: endsAt.toISOString(),
});

const presentSessions = async (ctx: AppContext, groupId: string) =>
  (await sessionsForGuests(ctx, groupId)).map(presentSession);

/** What guests see of groups. */
export const guestRoutes = [
  api.get("/previews/:id", groupActions.preview, "Look inside a group", {
    operationId: "getGroupPreview",
    description: "What guests see of a group, where its owner lets them look inside. Every other group is not found.",
    knowsMembers: true,
    params: { id: onePost },
    answers: { 200: meaning("As much as guests see.", GroupPreview), 404: noPost },
    async handle({ ctx, params: { id } }) {
      const group = await findPreview(ctx, id);
      if (!group) throw notFound(postMessages.notFound());
      const { name, interest, memberCount, text } = group;
      const sessions = await presentSessions(ctx, group.id);
      return { name, interest, memberCount, sessions, text, ...presentPreviewPictures(ctx, group) };
    },
  }),
  api.get("/invitations/:code", groupActions.preview, "Read an invitation", {
    operationId: "getInvitation",
    description: "What an invitation says of its group. It admits with `POST /posts/{id}/membership`.",
    knowsMembers: true,
    params: { code: { description: "The code of the invitation." } },
    answers: {
      200: meaning("What it says to anyone who has it.", Invitation),
      404: message("`Group not found`: the code is not good, or not any more."),
    },
    async handle({ ctx, params: { code } }) {
      const invitation = await findInvitation(ctx, code);
      if (!invitation) throw groupNotFound();
      const { id, name, interest, memberCount, visibility, hasRoom, invitedBy } = invitation;
      const sessions = await presentSessions(ctx, id);
      return { name, interest, memberCount, sessions, visibility, hasRoom, invitedBy };
    },
  }),
];
