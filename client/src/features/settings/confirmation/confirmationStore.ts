type Answer = (isConfirmed: boolean) => void;

/** Requests that wait until the member has confirmed that it is them. */
let waiting: readonly Answer[] = [];
const listeners = new Set<() => void>();

export const isConfirmationAsked = (): boolean => waiting.length > 0;

/** Opens the dialog; true once the member has confirmed, false when they closed it. */
export function askToConfirm(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    announce();
  });
}

export function answerConfirmation(isConfirmed: boolean): void {
  const answered = waiting;
  waiting = [];
  announce();
  for (const answer of answered) answer(isConfirmed);
}

export function subscribeToConfirmation(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function announce(): void {
  listeners.forEach((listener) => listener());
}
