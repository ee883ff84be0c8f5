import { badInput } from "../../errors";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { readClocks } from "../../platform/time/clocks";
import { mayHide } from "../blocks/visibility";
import type { Interest } from "../profiles/interest";
import { skillKey, toSkills } from "../profiles/skills";
import { findPeople } from "../search/find/findThings";
import type { ProfileListArgs } from "./directoryInputs";
import { directoryActions } from "./directoryPolicy";
import type { ProfileFilter } from "./filterStatements";
import { weeksByZone, zonesNear } from "./freeWeeks";
import { directoryMessages } from "./messages";
import { ProfileSort } from "./ProfileSort";

/** Who to list, and in which order; what is left out or empty filters nothing. */
export type DirectoryFilter = Partial<Omit<ProfileListArgs, "first" | "after">>;

/** A filter by interests alone, newest first. */
export interface PlainChoice {
  interests: readonly Interest[] | null;
  /** The viewer, if they have blocks: hidden members are excluded. */
  viewerId: string | null;
  /** Guests can see only public profiles. */
  isGuest: boolean;
}

export const toPlainChoice = (ctx: AppContext, { interests }: DirectoryFilter): PlainChoice => ({
  interests: interests?.length ? [...new Set(interests)] : null,
  viewerId: mayHide(ctx) ? (ctx.viewer?.id ?? null) : null,
  isGuest: ctx.viewer === null,
});

/** Whether it is the directory as it has always been. */
export const isPlain = ({ sort = ProfileSort.NEWEST, ...filter }: DirectoryFilter): boolean =>
  sort === ProfileSort.NEWEST &&
  !filter.text?.trim() &&
  !filter.statuses?.length &&
  keysOf(filter.skills).length === 0 &&
  filter.hoursApart == null &&
  !filter.freeWithMe &&
  filter.activeDays == null;

const keysOf = (skills: readonly string[] | null | undefined) => toSkills(skills ?? []).map(skillKey);

/** A filter of which everything is known. Each value is null where it filters nothing. */
export interface Choice extends PlainChoice {
  /** The members that a text found. */
  members: readonly string[] | null;
  /** Whether the text may find more than these. */
  isCut: boolean;
  statuses: readonly string[] | null;
  skills: readonly string[] | null;
  zones: readonly string[] | null;
  weeks: Record<string, string> | null;
  since: string | null;
}

/**
 * Finds what a filter needs: whom its text means, and when the viewer is free. null: nobody fits. Throws UNAUTHENTICATED for what
 * only members may ask, and BAD_USER_INPUT where the viewer does not say what is needed.
 */
export async function toChoice(ctx: AppContext, filter: DirectoryFilter): Promise<Choice | null> {
  const { text, statuses, activeDays } = filter;
  if (filter.freeWithMe || activeDays != null || (filter.sort ?? ProfileSort.NEWEST) !== ProfileSort.NEWEST)
    authorize(ctx, directoryActions.compare);
  const [zones, weeks] = [await zonesOf(ctx, filter), await weeksOf(ctx, filter)];
  const people = text?.trim() ? await findPeople(ctx, text) : null;
  if (people?.ids.length === 0) return null;
  const skills = keysOf(filter.skills);
  return {
    ...toPlainChoice(ctx, filter),
    members: people?.ids ?? null,
    isCut: people?.isCut ?? false,
    statuses: statuses?.length ? statuses : null,
    skills: skills.length > 0 ? skills : null,
    zones,
    weeks,
    since: activeDays == null ? null : dayBefore(activeDays),
  };
}

/** Adds the values of a choice; returns their parameters. */
export function addChoice(choice: Choice, values: unknown[]): ProfileFilter {
  const add = (value: unknown) => (value == null ? null : `$${values.push(value)}`);
  return {
    interests: add(choice.interests),
    viewer: add(choice.viewerId),
    isGuest: choice.isGuest,
    members: add(choice.members),
    statuses: add(choice.statuses),
    skills: add(choice.skills),
    zones: add(choice.zones),
    weeks: add(choice.weeks && JSON.stringify(choice.weeks)),
    since: add(choice.since),
  };
}

async function zonesOf(ctx: AppContext, { hoursApart, timeZone }: DirectoryFilter): Promise<string[] | null> {
  if (hoursApart == null) return null;
  const zone = timeZone || (await ownHours(ctx))?.timeZone;
  if (!zone) throw badInput({ field: "hoursApart", message: directoryMessages.zoneNeeded({ field: "hoursApart" }) });
  return zonesNear(zone, hoursApart, readClocks());
}

async function weeksOf(ctx: AppContext, { freeWithMe }: DirectoryFilter): Promise<Record<string, string> | null> {
  if (!freeWithMe) return null;
  const own = await ownHours(ctx);
  const weeks = own && weeksByZone(own, readClocks());
  if (!weeks) throw badInput({ field: "freeWithMe", message: directoryMessages.hoursNeeded({ field: "freeWithMe" }) });
  return weeks;
}

/** When and where the viewer studies, by their profile or by what they said before they have one. */
const ownHours = async ({ viewer, loaders }: AppContext) => (viewer ? loaders.wishes.load(viewer.id) : null);

/** In UTC, as the days of `member_activity`. */
const dayBefore = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
