import type { AppContext } from "../../../platform/context";
import { groups as limits } from "../limits";
import {
  avatar,
  flag,
  id,
  listOf,
  meaning,
  message,
  named,
  objectOf,
  oneOf,
  orNull,
  type Schema,
  text,
  timestamp,
  whole,
} from "../../../platform/rest/schema";
import { interests } from "../../profiles/interest";
import { presentSignature } from "../../accounts/rest/presentAccount";
import { GroupVisibility } from "../group/choices";
import type { Group } from "../group/Group";
import { nameOfGroup } from "../group/groupName";
import type { Membership } from "../members/Membership";
import { groupNotFound } from "../members/statusIn";

export const oneGroup = { description: "The group's id, which is that of its post.", malformed: groupNotFound };
export const noGroup = message("`Group not found`.");
export const notManager = message("The viewer neither owns nor moderates the group.");

/** Empty text counts as left out, as everywhere. */
export const orEmpty = (schema: Schema): Schema => ({
  anyOf: [schema, { type: ["string", "null"], pattern: String.raw`^\s*$` }],
});

/** What can be said of a group, in a request. */
export const sentSettings = {
  title: { ...orNull(text("Null or empty shows the beginning of the post instead.")), maxLength: limits.title },
  interest: orEmpty(oneOf(interests, "What its members want to learn, as a number.")),
  tags: orEmpty(
    meaning(`At most ${limits.tags}, of ${limits.tag} characters each.`, listOf(text("What it is about."))),
  ),
  visibility: oneOf(Object.values(GroupVisibility), "Who finds it and may join; a new group is `OPEN`."),
  capacity: orEmpty({
    ...whole("How many members it has room for; null: as many as like."),
    minimum: limits.capacity.min,
    maximum: limits.capacity.max,
  }),
  openToGuests: flag("Whether guests, too, see its first message and its next sessions; only of an open group."),
};

/** A group and what its owner says of it. */
export const GroupType = named(
  "Group",
  objectOf({
    _id: id("The id of the post that started it."),
    name: text("What it is called everywhere: its title, else the first words of its post.", "Linear algebra"),
    title: orNull(text("What its owner calls it; `null`: nothing. See `name`.", "Linear algebra on Tuesdays")),
    interests: orNull(oneOf(interests, "What its members want to learn; `null` when it does not say.")),
    tags: listOf(text("What it is about.", "linear algebra")),
    visibility: oneOf(Object.values(GroupVisibility), "Who finds it, and who may join."),
    capacity: orNull(whole("How many members it has room for; `null`: as many as like.")),
    openToGuests: flag("Whether guests, too, see its first message and its next sessions."),
    memberCount: whole("How many members it has."),
    date: timestamp("When it was started."),
  }),
);

export async function presentWholeGroup(ctx: AppContext, group: Group) {
  const { id: _id, title, interest, tags, visibility, capacity, openToGuests, memberCount, createdAt } = group;
  return {
    ...{ _id, name: await nameOfGroup(ctx, group), title, interests: interest, tags, visibility, capacity },
    ...{ openToGuests, memberCount, date: createdAt.toISOString() },
  };
}

export const JoinRequest = named(
  "JoinRequest",
  objectOf({
    user: id("Who."),
    name: text("What the member wants to be called.", "Nia Okafor"),
    avatar,
    message: orNull(text("What they wrote.", "I study at the same hours.")),
    date: timestamp("When they asked."),
  }),
);

export async function presentRequest(ctx: AppContext, { userId, user, message: said, createdAt }: Membership) {
  return { ...(await presentSignature(ctx, userId, user)), message: said, date: createdAt.toISOString() };
}
