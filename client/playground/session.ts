/** Whose token the playground sends. It lives until the page is left. */
interface Session {
  /** Sent with every operation; empty for a guest. */
  token: string;
  /** What the last LogIn or SignUp answered, until it is taken. */
  offered: string;
}

let session: Session = { token: "", offered: "" };
const listeners = new Set<() => void>();

function change(next: Partial<Session>): void {
  session = { ...session, ...next };
  listeners.forEach((listener) => listener());
}

export const readSession = () => session;

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Looks for a token among the root fields of an answer, whatever their aliases are. */
export function offerTokenOf(answer: unknown): void {
  const { data } = (answer ?? {}) as { data?: Record<string, unknown> | null };
  for (const value of Object.values(data ?? {})) {
    const { token } = (value ?? {}) as { token?: unknown };
    if (typeof token === "string") change({ offered: token });
  }
}

export const takeToken = () => change({ token: session.offered, offered: "" });
export const becomeGuest = () => change({ token: "", offered: "" });
