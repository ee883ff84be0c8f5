import { useTestApp } from "../../testing/app/harness";

/** So that 3 requests of an address are allowed, 30 of pictures, and 3 sign-ins. */
const testApp = useTestApp({ rateLimitFactor: 0.01 });
const mostAllowed = 30;

/** Routes that no rate counts, and why. */
const free: Readonly<Record<string, string>> = {
  "GET /health/live": "for the platform, which asks all the time",
  "GET /health/ready": "for the platform, which asks all the time",
};

/** Pages and files of the build: they are read from a folder, without the database. */
const isFile = (url: string) => !/^\/(api|graphql|calendar|avatars|pictures|unsubscribe|join|health)(\/|$)/.test(url);

/** What a route answers to requests of one address until it is limited; 0: it never is. */
async function requestsUntilLimited(method: string, url: string, address: string): Promise<number> {
  for (let n = 1; n <= mostAllowed + 1; n++) {
    const path = url.replace(/:\w+/g, "x").replace("*", "x");
    const { statusCode } = await testApp().http.inject({ method: method as "GET", url: path, remoteAddress: address });
    if (statusCode === 429) return n;
  }
  return 0;
}

describe("N39 every route", () => {
  it("N39 is counted by a rate, or named as free with the reason", async () => {
    const routes = testApp().app.routes.flatMap(({ methods, url }) => methods.map((method) => ({ method, url })));
    const own = routes.filter(({ method, url }) => ["GET", "POST", "PUT", "DELETE"].includes(method) && !isFile(url));
    const uncounted: string[] = [];
    for (const [n, { method, url }] of own.entries()) {
      const limited = await requestsUntilLimited(method, url, `10.1.${n >> 8}.${n & 255}`);
      if (limited === 0) uncounted.push(`${method} ${url}`);
    }

    expect(own.length).toBeGreaterThan(60);
    expect(uncounted.sort()).toEqual(Object.keys(free).sort());
  });
});
