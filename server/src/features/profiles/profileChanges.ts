import type { FieldError } from "../../errors";
import { columnsOf } from "../../platform/database/columns";
import { Interest } from "./interest";
import { toTimeZone } from "../../platform/validation/timeZone";
import { orNull } from "../../platform/validation/validation";
import { toAvailability } from "./availability/hours";
import { Profile } from "./Profile";
import type { SaveProfileInput } from "./profileInputs";
import { toSkills } from "./skills";
import { networks, type SocialLinks } from "./SocialLinks";
import { profileMessages } from "./messages";

/** What a save changes; a field that is left out keeps its value. */
export type ProfileChanges = Partial<Omit<Profile, "social">> & { social?: Partial<SocialLinks> };

/** The columns of the input; all fields except the nine below are texts of the same name. */
export function toChanges(input: SaveProfileInput): ProfileChanges {
  const { status, skills, learning, interest, timeZone, availability, visibility, showsStudyTime, social, ...texts } =
    input;
  return {
    ...(status ? { status } : {}),
    ...(skills ? { skills: toSkills(skills) } : {}),
    ...(learning === undefined ? {} : { learning: toSkills(learning ?? []) }),
    ...(interest === undefined ? {} : { interest: interest ?? Interest.CODING }),
    ...(timeZone === undefined ? {} : { timeZone: toTimeZone(timeZone ?? "") }),
    ...(availability === undefined ? {} : { availability: toAvailability(availability ?? []) }),
    ...(visibility ? { visibility } : {}),
    ...(typeof showsStudyTime === "boolean" ? { showsStudyTime } : {}),
    ...givenTexts(texts),
    ...(social === undefined ? {} : { social: toLinks(social) }),
  };
}

/** null clears all links at once. */
function toLinks(social: SaveProfileInput["social"]): Partial<SocialLinks> {
  return social ? givenTexts(social) : Object.fromEntries(networks.map((network) => [network, null]));
}

type Texts<Name extends string> = { [name in Name]?: string | null };

function givenTexts<Name extends string>(texts: Texts<Name>): Texts<Name> {
  const given = Object.entries<string | null | undefined>(texts).filter(([, text]) => text !== undefined);
  return Object.fromEntries(given.map(([name, text]) => [name, orNull(text)])) as Texts<Name>;
}

/** The property names of the columns that a save updates in an existing profile. */
export function changedColumns({ social = {}, ...changes }: ProfileChanges): string[] {
  const changed = new Set(["updatedAt", ...Object.keys(changes), ...Object.keys(social)]);
  return columnsOf(Profile).flatMap(({ property, column }) => (changed.has(property) ? [column] : []));
}

/** The fields that a new profile requires. */
export function missingForNew({ status, skills }: ProfileChanges): FieldError[] {
  return [
    ...(status ? [] : [{ field: "status", message: profileMessages.statusRequired() }]),
    ...(skills ? [] : [{ field: "skills", message: profileMessages.skillsRequired() }]),
  ];
}
