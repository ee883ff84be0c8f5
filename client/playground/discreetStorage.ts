/** What a visitor chose about the look of the page, by GraphiQL's names. */
const isLook = (key: string) => /^graphiql:(visiblePlugin|\w+Flex)$/.test(key);

/**
 * Keeps the look in the browser, and everything else only until the page is left: GraphiQL would write variables and
 * headers down, and with them passwords and tokens.
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
