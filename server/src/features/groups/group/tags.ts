import type { Message } from "../../../messages";
import { groups as limits } from "../limits";
import { fieldMessages } from "../../../platform/messages";
import { hasVisibleText } from "../../../platform/validation/text";
import { custom, OneLine } from "../../../platform/validation/validation";

/** Trimmed, without empty ones and repeats. */
export const toTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.filter(hasVisibleText).map((tag) => tag.trim())),
];

/** What is wrong with a list of tags; null when nothing is. */
function tagsError(field: string, value: unknown): Message | null {
  if (!Array.isArray(value) || !value.every((tag) => typeof tag === "string")) return fieldMessages.invalid({ field });
  const tags = toTags(value);
  if (tags.length > limits.tags) return fieldMessages.tooManyEntries({ field, max: limits.tags });
  const isShort = tags.every((tag) => [...tag].length <= limits.tag);
  return isShort ? null : fieldMessages.tooLong({ field, max: limits.tag });
}

export function IsTagList(): PropertyDecorator {
  const rule = custom("isTagList", {
    validate: (value) => tagsError("", value) === null,
    say: (field, value) => tagsError(field, value) ?? fieldMessages.invalid({ field }),
  });
  return (target, property) => {
    OneLine()(target, property);
    rule(target, property);
  };
}
