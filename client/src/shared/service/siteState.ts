import type { SiteStateQuery } from "../../generated/administrationHooks";
import query from "./site.graphql?raw";

/** What everybody may know of the state of the site. */
export type SiteState = NonNullable<SiteStateQuery["site"]>;

const timeoutMs = 10_000;

let state: SiteState | null = null;
let asking: Promise<SiteState | null> | undefined;
const listeners = new Set<() => void>();

/** null until the service has answered. */
export const siteState = (): SiteState | null => state;

export function subscribeToSite(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks again; without an answer, what is known stays. Apollo is not needed for it: public pages ask without its code. */
export function askSite(): Promise<SiteState | null> {
  asking ??= fetchSite()
    .then(accept, () => state)
    .finally(() => (asking = undefined));
  return asking;
}

async function fetchSite(): Promise<SiteState> {
  const request = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
    signal: AbortSignal.timeout(timeoutMs),
  };
  const answer = await fetch("/graphql", request);
  const { data } = (await answer.json()) as { data: SiteStateQuery };
  if (!data.site) throw new Error("the state of the site is not known now");
  return data.site;
}

function accept(answer: SiteState): SiteState {
  if (state && JSON.stringify(state) === JSON.stringify(answer)) return state;
  state = answer;
  listeners.forEach((listener) => listener());
  return answer;
}
