/** The keys of GraphiQL's layout settings. */
const isLook = (key: string) => /^graphiql:(visiblePlugin|\w+Flex)$/.test(key);

/**
 * Stores layout settings in the browser, and everything else in memory: GraphiQL would also store variables and headers,
 * which contain passwords and tokens.
 */
export function createDiscreetStorage(kept: Storage) {
  const forgotten = new Map<string, string>();
  return {
    getItem: (key: string) => (isLook(key) ? kept.getItem(key) : (forgotten.get(key) ?? null)),
    setItem: (key: string, value: string) => (isLook(key) ? kept.setItem(key, value) : void forgotten.set(key, value)),
    removeItem: (key: string) => (isLook(key) ? kept.removeItem(key) : void forgotten.delete(key)),
    clear: () => forgotten.clear(),
    get length() {
      return forgotten.size;
    },
  };
}
