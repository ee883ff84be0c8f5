import { text } from "../shared/limits";
import { custom } from "../shared/validation";

/**
 * Splits at commas, trims, and drops empty entries and repeats. "SQL" and "sql" are one skill, in its first spelling.
 */
export function toSkills(entries: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const skill of entries.flatMap((entry) => entry.split(",")).map((part) => part.trim())) {
    const key = skill.normalize("NFC").toLowerCase();
    if (skill !== "" && !byKey.has(key)) byKey.set(key, skill);
  }
  return [...byKey.values()];
}

/** What is wrong with a list of skills; null when nothing is. */
function skillsError(value: unknown): string | null {
  if (!Array.isArray(value) || !value.every((entry) => typeof entry === "string")) return "Skills are required";
  const skills = toSkills(value);
  if (skills.length === 0) return "Skills are required";
  if (skills.length > text.skills) return `skills must be at most ${text.skills}`;
  return skills.every((skill) => [...skill].length <= text.skill)
    ? null
    : `skills must have at most ${text.skill} characters each`;
}

export function IsSkillList(): PropertyDecorator {
  return custom("isSkillList", undefined, {
    validate: (value) => skillsError(value) === null,
    defaultMessage: (_property, value) => skillsError(value) ?? "",
  });
}
