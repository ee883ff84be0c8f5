/** The keys of GraphiQL's layout settings. */
const isLook = (key: string) => /^graphiql:(visiblePlugin|\w+Flex)$/.test(key);
/** The keys of its tabs and its history, which contain operations. */
const isWork = (key: string) => /^graphiql:(tabState|queries|favorites)$/.test(key);

/** Names of variables and arguments with values that must not stay in the browser. */
const secretName = "\\w*(?:password|token|secret|code)\\w*";
const secretLiteral = new RegExp(`\\b(${secretName}\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`, "gi");
const secretValue = new RegExp(`("${secretName}"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`, "gi");

/**
 * Stores layout settings, tabs and history in the browser, and everything else in memory. Tabs and history are stored without
 * headers and without the values of passwords and tokens; `publicValue`, the password of the demo account, may stay.
 */
export function createDiscreetStorage(kept: Storage, publicValue?: string) {
  const forgotten = new Map<string, string>();
  const isKept = (key: string) => isLook(key) || isWork(key);
  return {
    getItem: (key: string) => (isKept(key) ? kept.getItem(key) : (forgotten.get(key) ?? null)),
    setItem: (key: string, value: string) =>
      isKept(key)
        ? kept.setItem(key, isWork(key) ? withoutSecrets(value, publicValue) : value)
        : void forgotten.set(key, value),
    removeItem: (key: string) => (isKept(key) ? kept.removeItem(key) : void forgotten.delete(key)),
    clear: () => forgotten.clear(),
    get length() {
      return forgotten.size;
    },
  };
}

/** Empties secrets in the texts of operations and of variables, which are JSON within JSON, and leaves out headers and answers. */
function withoutSecrets(stored: string, publicValue: string | undefined): string {
  const empty = (match: string, name: string) => (match === `${name}"${publicValue}"` ? match : `${name}""`);
  try {
    return JSON.stringify(JSON.parse(stored), (key, value: unknown) => {
      if (key === "headers" || key === "response") return null;
      if (key === "query" && typeof value === "string") return value.replace(secretLiteral, empty);
      if (key === "variables" && typeof value === "string") return value.replace(secretValue, empty);
      return value;
    });
  } catch {
    return "";
  }
}
