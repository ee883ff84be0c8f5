/** PostgreSQL cannot store NUL characters and lone surrogates, so they are rejected before. */
export function isStorableText(value: string): boolean {
  return !value.includes("\0") && value.isWellFormed();
}

/** The paths of all texts in a value that cannot be stored, as in `social.twitter` or `skills[3]`. */
export function unstorablePaths(value: unknown, name: string): string[] {
  if (typeof value === "string") return isStorableText(value) ? [] : [name];
  if (Array.isArray(value)) return value.flatMap((item, index) => unstorablePaths(item, `${name}[${index}]`));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) => unstorablePaths(item, name ? `${name}.${key}` : key));
}

/** A visible character: no white space, control character or invisible mark. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

export const hasVisibleText = (value: string): boolean => visible.test(value);

/** A text on one line: each run of white space becomes one space. */
export const toLine = (value: string): string => value.replace(/\s+/gu, " ").trim();
