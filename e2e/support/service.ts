import type { Page, Route } from "@playwright/test";

interface Call {
  operationName: string;
  variables: Record<string, unknown>;
}

/** Intercepts the requests of one operation; all others are sent as usual. */
export async function intercept(page: Page, operationName: string, answer: (route: Route, call: Call) => unknown) {
  await page.route("**/graphql", async (route) => {
    const call = route.request().postDataJSON() as Call | null;
    if (call?.operationName !== operationName) return route.fallback();
    await answer(route, call);
  });
}

/** Counts the requests of an operation. */
export async function countCalls(page: Page, operationName: string): Promise<() => number> {
  let calls = 0;
  await intercept(page, operationName, (route) => {
    calls += 1;
    return route.fallback();
  });
  return () => calls;
}

/** Responds with an error of the service. */
export function refuse(route: Route, code: string, message: string) {
  return route.fulfill({ json: { data: null, errors: [{ message, extensions: { code, requestId: "test" } }] } });
}

/** Holds back the responses to an operation until they are released. */
export async function holdBack(page: Page, operationName: string): Promise<() => void> {
  let release = () => undefined as void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await intercept(page, operationName, async (route) => {
    await gate;
    await route.fallback();
  });
  return release;
}

/** The page goes by the service's clock, which answers say; without it, by the device's, which these tests set. */
export const withoutServiceClock = (page: Page) =>
  page.route("**/graphql", async (route) => {
    // null: the test is over, and nobody waits for the answer.
    const response = await route.fetch().catch(() => null);
    if (!response) return;
    const { date: _date, ...headers } = response.headers();
    await route.fulfill({ response, headers }).catch(() => undefined);
  });

/** Resolves once the page has sent this subscription over its socket. Call it before the page is opened. */
export async function listening(page: Page, subscription: string) {
  await page
    .waitForEvent("websocket")
    .then((socket) =>
      socket.waitForEvent("framesent", { predicate: ({ payload }) => String(payload).includes(subscription) }),
    );
}
