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
  if (!isTexts(value) || toSkills(value).length === 0) return profileMessages.skillsRequired();
  const skills = toSkills(value);
  if (skills.length > limits.skills) return profileMessages.tooManySkills({ max: limits.skills });
  return areShort(skills, limits.skill) ? null : profileMessages.skillTooLong({ max: limits.skill });
}

/** The error of a list of topics, which may be empty; null if it is valid. */
function topicsError(value: unknown): Message | null {
  if (!isTexts(value)) return profileMessages.learningNoList();
  const topics = toSkills(value);
  if (topics.length > limits.learning) return profileMessages.tooManyTopics({ max: limits.learning });
  return areShort(topics, limits.topic) ? null : profileMessages.topicTooLong({ max: limits.topic });
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === "string");

const areShort = (texts: readonly string[], most: number) => texts.every((text) => [...text].length <= most);

export const IsSkillList = () => listRule("isSkillList", skillsError, profileMessages.skillsRequired);

/** Topics are written and compared as skills are. */
export const IsTopicList = () => listRule("isTopicList", topicsError, profileMessages.learningNoList);

function listRule(name: string, errorOf: (value: unknown) => Message | null, usual: () => Message): PropertyDecorator {
  const rule = custom(name, {
    validate: (value) => errorOf(value) === null,
    say: (_property, value) => errorOf(value) ?? usual(),
  });
  return (target, property) => {
    OneLine()(target, property);
    rule(target, property);
  };
}
