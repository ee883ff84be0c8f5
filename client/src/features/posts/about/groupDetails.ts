import type { GroupSettingsInput, GroupVisibility, Interest } from "../../../generated/hooks";

/** What is said of a group as it is typed: all but the choices is text, and what is not there is empty. */
export interface GroupDetails {
  title: string;
  interest: Interest | "";
  /** Separated by commas. */
  tags: string;
  visibility: GroupVisibility;
  capacity: string;
}

export const noDetails: GroupDetails = { title: "", interest: "", tags: "", visibility: "OPEN", capacity: "" };

/** What a group says of itself. */
interface Known {
  title: string | null;
  interest: Interest | null;
  tags: readonly string[];
  visibility: GroupVisibility;
  capacity: number | null;
}

export const toDetails = ({ title, interest, tags, visibility, capacity }: Known): GroupDetails => ({
  title: title ?? "",
  interest: interest ?? "",
  tags: tags.join(", "),
  visibility,
  capacity: capacity === null ? "" : String(capacity),
});

export const toSettings = ({ title, interest, tags, visibility, capacity }: GroupDetails): GroupSettingsInput => ({
  title: title.trim() || null,
  interest: interest || null,
  tags: tags
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean),
  visibility,
  capacity: capacity.trim() === "" ? null : Number(capacity),
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
