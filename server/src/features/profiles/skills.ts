import { profiles as limits } from "./limits";
import { hasVisibleText } from "../../platform/validation/text";
import { custom, OneLine } from "../../platform/validation/validation";
import type { Message } from "../../messages";
import { profileMessages } from "./messages";

/** "SQL" and "sql" are one skill. */
export const skillKey = (skill: string): string => skill.normalize("NFC").toLowerCase();

/**
 * Splits at commas, trims, and drops empty entries and repeats. The first spelling of a skill stays.
 */
export function toSkills(entries: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const skill of entries.flatMap((entry) => entry.split(",")).map((part) => part.trim())) {
    const key = skillKey(skill);
    if (hasVisibleText(skill) && !byKey.has(key)) byKey.set(key, skill);
  }
  return [...byKey.values()];
}

/** The error of a list of skills; null if it is valid. */
function skillsError(value: unknown): Message | null {
  if (!Array.isArray(value) || !value.every((entry) => typeof entry === "string"))
    return profileMessages.skillsRequired();
  const skills = toSkills(value);
  if (skills.length === 0) return profileMessages.skillsRequired();
  if (skills.length > limits.skills) return profileMessages.tooManySkills({ max: limits.skills });
  return skills.every((skill) => [...skill].length <= limits.skill)
    ? null
    : profileMessages.skillTooLong({ max: limits.skill });
}

export function IsSkillList(): PropertyDecorator {
  const rule = custom("isSkillList", {
    validate: (value) => skillsError(value) === null,
    say: (_property, value) => skillsError(value) ?? profileMessages.skillsRequired(),
  });
  return (target, property) => {
    OneLine()(target, property);
    rule(target, property);
  };
}
