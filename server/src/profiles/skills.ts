import { text } from "../shared/limits";
import { custom } from "../shared/validation";

/** Splits at commas, trims, and drops what is empty or a repeat: how people type a list of skills. */
export function toSkills(entries: readonly string[]): string[] {
  const skills = entries.flatMap((entry) => entry.split(",")).map((skill) => skill.trim());
  return [...new Set(skills.filter((skill) => skill !== ""))];
}

/** What is wrong with a list of skills; null when nothing is. */
function skillsFault(value: unknown): string | null {
  if (!Array.isArray(value) || !value.every((entry) => typeof entry === "string")) return "Skills are required";
  const skills = toSkills(value as string[]);
  if (skills.length === 0) return "Skills are required";
  if (skills.length > text.skills) return `skills must be at most ${text.skills}`;
  return skills.every((skill) => [...skill].length <= text.skill)
    ? null
    : `skills must have at most ${text.skill} characters each`;
}

export function IsSkillList(): PropertyDecorator {
  return custom("isSkillList", undefined, {
    validate: (value) => skillsFault(value) === null,
    defaultMessage: (_property, value) => skillsFault(value) ?? "",
  });
}
