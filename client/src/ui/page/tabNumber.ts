let number = 0;
const listeners = new Set<() => void>();

/** What the tab's title begins with, as in "(3) Groups"; 0 for nothing. */
export function showTabNumber(next: number): void {
  number = next;
  listeners.forEach((listener) => listener());
}

export const tabNumber = () => number;

export function subscribeToTabNumber(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
