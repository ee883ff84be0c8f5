import { type FieldFunctionOptions, type FieldPolicy, InMemoryCache, type Reference } from "@apollo/client/cache";

interface Page {
  nodes?: readonly Reference[];
  pageInfo?: { hasNextPage?: boolean };
}

/** Joins the next page of a list to the ones before it; a person who is on both stays where they were. */
function appendPage(existing: Page | undefined, incoming: Page, { args }: FieldFunctionOptions): Page {
  if (!existing?.nodes || !args?.after) return incoming;
  const known = new Set(existing.nodes.map((node) => node.__ref));
  const fresh = (incoming.nodes ?? []).filter((node) => !known.has(node.__ref));
  return { ...incoming, nodes: [...existing.nodes, ...fresh] };
}

/** Forces a refetch when the cached list is shorter than requested although the service has more. */
function readFromStart(existing: Page | undefined, { args }: FieldFunctionOptions): Page | undefined {
  const isShort = existing?.pageInfo?.hasNextPage && (existing.nodes?.length ?? 0) < Number(args?.first ?? 0);
  return isShort && !args?.after ? undefined : existing;
}

interface Window extends Page {
  pageInfo?: PageEnds;
  target?: unknown;
}

interface PageEnds {
  startCursor?: string | null;
  endCursor?: string | null;
  hasNextPage?: boolean;
  hasPreviousPage?: boolean;
}

/** Joins a page to the part of a discussion that is there: older ones after it, newer ones before it. Any other page replaces it. */
function mergeWindow(existing: Window | undefined, incoming: Window, { args }: FieldFunctionOptions): Window {
  if (!existing?.nodes || !(args?.after || args?.before)) return incoming;
  const { startCursor, hasPreviousPage, endCursor, hasNextPage } = existing.pageInfo ?? {};
  const known = new Set(existing.nodes.map((node) => node.__ref));
  const fresh = (incoming.nodes ?? []).filter((node) => !known.has(node.__ref));
  if (args.after) {
    const pageInfo = { ...incoming.pageInfo, startCursor, hasPreviousPage };
    return { ...existing, nodes: [...existing.nodes, ...fresh], pageInfo };
  }
  const pageInfo = { ...incoming.pageInfo, endCursor, hasNextPage };
  return { ...existing, nodes: [...fresh, ...existing.nodes], pageInfo };
}

/** What makes another list of the directory; all but its pages. */
const directoryArgs = "interests text statuses skills hoursApart timeZone freeWithMe activeDays sort".split(" ");

const growing = (keyArgs: string[] | false) => ({ keyArgs, merge: appendPage });

/** Finds an object by its id among those that lists brought; null means that the service said it does not exist. */
const byId = (typename: string): FieldPolicy => ({
  read: (known: unknown, { args, toReference }) =>
    known === undefined ? toReference({ __typename: typename, id: args?.id as string }) : known,
});

/** A list that an answer replaces. */
const latest = { merge: false } as const;

/** Lists that grow by "more" are one list in the cache; numbered pages of posts are each their own. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          profiles: { ...growing(directoryArgs), read: readFromStart },
          post: byId("Post"),
          comment: byId("Comment"),
          book: byId("Book"),
        },
      },
      Post: { fields: { threads: { keyArgs: false, merge: mergeWindow }, revisions: growing(false) } },
      Comment: { fields: { answers: growing(false), revisions: growing(false) } },
      User: { fields: { notifications: growing(false), suggestions: latest, devices: latest, accessTokens: latest } },
      NotificationSetting: { keyFields: ["kind"] },
      Administration: {
        keyFields: [],
        fields: { days: latest, attention: latest, texts: latest, failedJobs: latest, bans: latest },
      },
      Site: { keyFields: [] },
      Profile: { fields: { social: { merge: true } } },
    },
  });
}
