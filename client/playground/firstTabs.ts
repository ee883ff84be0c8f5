import type { Example, Topic } from "./examples/example";
import type { LinkedOperation } from "./share/link";

/** A tab in GraphiQL's form. Without headers: the headers box begins as `emptyHeaders`. */
export interface StoredTab {
  id: string;
  title: string;
  query: string | null;
  variables: string | null;
  headers: null;
  operationName: string | null;
  response: null;
}

export interface FirstTabs {
  tabs: StoredTab[];
  activeTabIndex: number;
}

/** The initial content of the headers box: a place for the token. */
export const emptyHeaders = JSON.stringify({ "x-auth-token": "" }, null, 2);

export const variablesText = ({ variables }: Pick<Example, "variables">): string | null =>
  variables ? JSON.stringify(variables, null, 2) : null;

/**
 * The tabs that the page opens with: those of the last time, else the first example; and the operation of a link, in front. Variables
 * are not stored, but those of an unchanged example come with it.
 */
export function firstTabs(stored: string | null, topics: readonly Topic[], linked: LinkedOperation | null): FirstTabs {
  const examples = topics.flatMap((topic) => topic.examples);
  const variablesOf = (query: string | null) => {
    const example = examples.find((one) => one.query === query);
    return example ? variablesText(example) : null;
  };
  const { tabs, activeTabIndex } = readStored(stored);
  const kept = tabs.map((tab, n) => newTab(n, tab.query, variablesOf(tab.query)));
  const first = examples[0];
  if (kept.length === 0 && !linked && first) kept.push(newTab(0, first.query, variablesText(first)));
  if (!linked) return { tabs: kept, activeTabIndex: Math.min(Math.max(activeTabIndex, 0), kept.length - 1) };
  const same = kept.findIndex(({ query }) => query === linked.query);
  const place = same < 0 ? kept.length : same;
  kept[place] = newTab(place, linked.query, linked.variables ?? variablesOf(linked.query));
  return { tabs: kept, activeTabIndex: place };
}

function newTab(n: number, query: string | null, variables: string | null): StoredTab {
  const title = /^(?!#).*(query|subscription|mutation)\s+(\w+)/m.exec(query ?? "")?.[2] ?? "<untitled>";
  return { id: `tab-${Date.now()}-${n}`, title, query, variables, headers: null, operationName: null, response: null };
}

/** What GraphiQL stored; no tabs where it is not readable. */
function readStored(stored: string | null): { tabs: { query: string | null }[]; activeTabIndex: number } {
  try {
    const { tabs, activeTabIndex } = JSON.parse(stored ?? "") as { tabs: unknown; activeTabIndex: unknown };
    if (!Array.isArray(tabs)) return { tabs: [], activeTabIndex: 0 };
    const queries = tabs.map((tab: { query?: unknown } | null) => ({
      query: typeof tab?.query === "string" ? tab.query : null,
    }));
    return { tabs: queries, activeTabIndex: Number.isInteger(activeTabIndex) ? (activeTabIndex as number) : 0 };
  } catch {
    return { tabs: [], activeTabIndex: 0 };
  }
}
