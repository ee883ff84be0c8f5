type Send = () => Promise<unknown>;

const waiting = new Set<Send>();

/** Calls back when the member ends the session, which waits for what is sent then. Until the result is called. */
export function beforeSessionEnds(send: Send): () => void {
  waiting.add(send);
  return () => void waiting.delete(send);
}

export const sendLastRequests = (): Promise<unknown> => Promise.all([...waiting].map((send) => send()));
