import { withoutSecretTexts } from "./secrets";

/** The keys of GraphiQL's layout settings. */
const isLook = (key: string) => /^graphiql:(visiblePlugin|\w+Flex)$/.test(key);
/** The keys of its tabs and its history, which contain operations. */
export const tabsKey = "graphiql:tabState";
const workKeys = [tabsKey, "graphiql:queries", "graphiql:favorites"];

/**
 * Stores layout settings, tabs and history in the browser, and everything else in memory. Tabs and history are stored without
 * variables, headers and answers, and without the texts of passwords and tokens in operations. `tabs` is what GraphiQL
 * opens with.
 */
export function createDiscreetStorage(kept: Storage, tabs: string) {
  const forgotten = new Map<string, string>();
  const isKept = (key: string) => isLook(key) || workKeys.includes(key);
  const set = (key: string, value: string) =>
    isKept(key)
      ? kept.setItem(key, workKeys.includes(key) ? withoutSecrets(value) : value)
      : void forgotten.set(key, value);
  // Earlier versions of this page stored variables.
  for (const key of workKeys) {
    const stored = kept.getItem(key);
    if (stored !== null) set(key, stored);
  }
  return {
    getItem: (key: string) => {
      if (key === tabsKey) return tabs;
      return isKept(key) ? kept.getItem(key) : (forgotten.get(key) ?? null);
    },
    setItem: set,
    removeItem: (key: string) => (isKept(key) ? kept.removeItem(key) : void forgotten.delete(key)),
    clear: () => {
      workKeys.forEach((key) => kept.removeItem(key));
      forgotten.clear();
    },
    get length() {
      return forgotten.size;
    },
  };
}

/** Leaves out variables, headers and answers, and empties secrets in the texts of operations. */
function withoutSecrets(stored: string): string {
  try {
    return JSON.stringify(JSON.parse(stored), (key, value: unknown) => {
      if (key === "variables" || key === "headers" || key === "response") return null;
      return key === "query" && typeof value === "string" ? withoutSecretTexts(value).value : value;
    });
  } catch {
    return "";
  }
}
