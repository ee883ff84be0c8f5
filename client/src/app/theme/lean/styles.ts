/** Style props and nested selectors, or the CSS that they become. */
export type Styles = Record<string, unknown>;

export const isStyles = (value: unknown): value is Styles =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Adds `source` to `target`, deeply; `rename` gives each key its full name. */
export function mergeStyles(target: Styles, source: Styles, rename = (key: string) => key): Styles {
  for (const [key, value] of Object.entries(source)) {
    if (value === undefined) continue;
    const name = rename(key);
    if (!isStyles(value)) target[name] = value;
    else {
      const known = target[name];
      target[name] = mergeStyles(isStyles(known) ? known : {}, value, rename);
    }
  }
  return target;
}

/** Media queries come after what they override: rising widths, then other features, then print. */
export function sortQueries(css: Styles): Styles {
  const rest: Styles = {};
  const queries: [string, unknown][] = [];
  for (const [key, value] of Object.entries(css)) {
    if (key.startsWith("@media")) queries.push([key, value]);
    else rest[key] = isStyles(value) ? sortQueries(value) : value;
  }
  if (queries.length > 1) queries.sort(([one], [other]) => rank(one) - rank(other) || one.localeCompare(other));
  for (const [key, value] of queries) rest[key] = value;
  return rest;
}

const lastWidth = 1e6;

/** A query's place, by its width in rem; above all widths for queries of other features and for print. */
function rank(query: string): number {
  if (query.includes("print")) return lastWidth + 2;
  const [, edge, width] = /\((min|max)-width: ([\d.]+)/.exec(query) ?? [];
  if (!width) return lastWidth + 1;
  return edge === "min" ? Number(width) : lastWidth - Number(width);
}
