/** The playground's state: the token that it sends, and what the session bar shows. Lost when the page is left. */
interface Session {
  /** Sent with every operation; empty for a guest. */
  token: string;
  /** Whether the last operation was sent with a token of the headers box, which counts before `token`. */
  hasPastedToken: boolean;
  /** The token that the last LogIn or SignUp returned, until it is used; else empty. */
  offered: string;
  /** The open tab, and what is known of the last answer in each. */
  tabId: string;
  answers: Readonly<Record<string, Answered>>;
  /** What a button or a link did; empty when there is nothing to say. */
  notice: string;
  /** The subscription that runs; null when none does. */
  live: LiveState | null;
  /** Which subscription ended and why; empty when that is plain from the answer. */
  ended: string;
}

interface Answered {
  /** The error code; empty when there was none. */
  problem: string;
  /** Status, time and cost; empty for a subscription. */
  measured: string;
}

export interface LiveState {
  name: string;
  /** The tab that it was started in. */
  tabId: string;
  /** Whether another tab is open. */
  isAway: boolean;
  /** How many events came meanwhile. */
  unseen: number;
}

let session: Session = {
  token: "",
  hasPastedToken: false,
  offered: "",
  tabId: "",
  answers: {},
  notice: "",
  live: null,
  ended: "",
};
let stopListening: () => void = () => undefined;
const listeners = new Set<() => void>();

function change(next: Partial<Session>): void {
  session = { ...session, ...next };
  listeners.forEach((listener) => listener());
}

export const readSession = () => session;

/** With what is known of the answer in this tab. */
const answered = (answer: Answered | null): Pick<Session, "answers"> => {
  const { [session.tabId]: _before, ...others } = session.answers;
  return { answers: answer ? { ...others, [session.tabId]: answer } : others };
};

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reads what the session bar shows from a response: a token to use, and the code of the first error. */
export function noteAnswer(answer: unknown, measured = ""): void {
  const { data, errors } = (answer ?? {}) as {
    data?: Record<string, unknown> | null;
    errors?: { extensions?: { code?: unknown } }[];
  };
  const code = errors?.[0]?.extensions?.code;
  const problem = typeof code === "string" ? code : "";
  change({ ...answered({ problem, measured }), notice: "", ended: "", offered: tokenIn(data) });
}

/** The token among the root fields, by any alias. */
function tokenIn(data: Record<string, unknown> | null | undefined): string {
  for (const value of Object.values(data ?? {})) {
    const { token } = (value ?? {}) as { token?: unknown };
    if (typeof token === "string") return token;
  }
  return "";
}

export function noteHeaders(hasPastedToken: boolean): void {
  if (session.hasPastedToken !== hasPastedToken) change({ hasPastedToken });
}

/** Another tab is open now. */
export function noteTab(tabId: string): void {
  if (session.tabId !== tabId) change({ tabId, ...(session.tabId ? { notice: "" } : {}) });
}

export const say = (notice: string) => change({ notice });

/** Stores the running subscription; `stop` ends it when its member becomes a guest. */
export function noteSubscription({ name, tabId }: Pick<LiveState, "name" | "tabId">, stop: () => void): void {
  stopListening = stop;
  change({ ...answered(null), live: { name, tabId, isAway: false, unseen: 0 }, notice: "" });
}

/** Whether the subscription's tab is open: events that come while it is not are counted. */
export function noteView(isAway: boolean): void {
  const { live } = session;
  if (live && live.isAway !== isAway) change({ live: { ...live, isAway, unseen: 0 } });
}

export function noteUnseen(): void {
  const { live } = session;
  if (live) change({ live: { ...live, unseen: live.unseen + 1 } });
}

export const noteEnd = (why: string) =>
  change({ live: null, ended: why && session.live ? `${session.live.name} has ended: ${why}` : "" });

export const takeToken = () => change({ ...answered(null), token: session.offered, offered: "" });

/** From now on operations run as the member with this token. */
export const runAs = (token: string) => change({ ...answered(null), token, offered: "" });

/** Ends the member's subscription too. */
export function becomeGuest(): void {
  stopListening();
  change({ token: "", offered: "" });
}
