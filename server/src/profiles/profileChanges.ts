import type { FieldError } from "../errors";
import { Interest } from "../shared/interest";
import { orNull } from "../shared/validation";
import type { Profile } from "./Profile";
import type { SaveProfileInput } from "./profileInputs";
import { toSkills } from "./skills";
import { networks, type SocialLinks } from "./SocialLinks";

/** What a save changes; a field that is left out keeps its value. */
export type ProfileChanges = Partial<Omit<Profile, "social">> & { social?: Partial<SocialLinks> };

const texts = ["company", "website", "location", "bio", "photo"] as const;

export function toChanges(input: SaveProfileInput): ProfileChanges {
  const { status, skills, interest, social } = input;
  return {
    ...(status ? { status } : {}),
    ...(skills ? { skills: toSkills(skills) } : {}),
    ...(interest === undefined ? {} : { interest: interest ?? Interest.CODING }),
    ...givenTexts(input, texts),
    ...(social === undefined ? {} : { social: toLinks(social) }),
  };
}

/** null clears all links at once. */
function toLinks(social: SaveProfileInput["social"]): Partial<SocialLinks> {
  return social ? givenTexts(social, networks) : Object.fromEntries(networks.map((network) => [network, null]));
}

type Texts<Name extends string> = { [name in Name]?: string | null };

function givenTexts<Name extends string>(input: Texts<Name>, names: readonly Name[]): Texts<Name> {
  const given = names.filter((name) => input[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, orNull(input[name])])) as Texts<Name>;
}

/** The columns that a save writes over those of a profile that exists. */
export function changedColumns({ social = {}, ...changes }: ProfileChanges): string[] {
  return [...Object.keys(changes), ...Object.keys(social), "updated_at"];
}

/** A new profile needs these, whatever else is left out. */
export function missingForNew({ status, skills }: ProfileChanges): FieldError[] {
  return [
    ...(status ? [] : [{ field: "status", message: "Status is required" }]),
    ...(skills ? [] : [{ field: "skills", message: "Skills are required" }]),
  ];
}
