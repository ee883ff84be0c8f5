import type { GroupSettingsInput, GroupVisibility, Interest } from "../../../generated/hooks";

/** What is said of a group as it is typed: all but the choices is text, and what is not there is empty. */
export interface GroupDetails {
  title: string;
  interest: Interest | "";
  /** Separated by commas. */
  tags: string;
  visibility: GroupVisibility;
  capacity: string;
  /** Whether guests can look inside; only of an open group. */
  openToGuests: boolean;
}

/** A new group: guests can look inside unless its owner says otherwise. */
export const noDetails: GroupDetails = {
  title: "",
  interest: "",
  tags: "",
  visibility: "OPEN",
  capacity: "",
  openToGuests: true,
};

/** What a group says of itself. */
interface Known {
  title: string | null;
  interest: Interest | null;
  tags: readonly string[];
  visibility: GroupVisibility;
  capacity: number | null;
  openToGuests: boolean;
}

export const toDetails = ({ title, interest, tags, visibility, capacity, openToGuests }: Known): GroupDetails => ({
  title: title ?? "",
  interest: interest ?? "",
  tags: tags.join(", "),
  visibility,
  capacity: capacity === null ? "" : String(capacity),
  openToGuests,
});

export const toSettings = ({
  title,
  interest,
  tags,
  visibility,
  capacity,
  openToGuests,
}: GroupDetails): GroupSettingsInput => ({
  title: title.trim() || null,
  interest: interest || null,
  tags: tags
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean),
  visibility,
  capacity: capacity.trim() === "" ? null : Number(capacity),
  openToGuests: openToGuests && visibility === "OPEN",
});

/** The settings that differ from before; what is left out stays as it is. */
export function toChanges(before: GroupDetails, details: GroupDetails): Partial<GroupSettingsInput> {
  const known: Record<string, unknown> = toSettings(before);
  const isChange = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(known[name]);
  return Object.fromEntries(Object.entries(toSettings(details)).filter(isChange));
}

/** Whether anything is said that a group does not start with anyway. */
export const isDescribed = (details: GroupDetails): boolean =>
  Object.entries(noDetails).some(([name, value]) => details[name as keyof GroupDetails] !== value);
