import { useTestApp } from "../../testing/app/harness";
import { countRequests } from "./requestRates";

const testApp = useTestApp();

describe("O1 the requests with an access token", () => {
  it("count for its member too, but not those that are refused to the token", async () => {
    const { rates, bans } = testApp().services;
    const session = { id: crypto.randomUUID(), tokenId: crypto.randomUUID() };
    const token = { id: session.id, tokenId: crypto.randomUUID(), scopes: new Set(["posts:read"]) };
    const count = (viewer: typeof session, points?: number) => countRequests({ rates, bans, viewer, ip: "" }, points);
    const { remaining: most } = await count(session);
    const { remaining: own, limit } = await count(token);

    await count(token, own);
    await expect(count(token)).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await expect(count(token, 5)).rejects.toMatchObject({ code: "RATE_LIMITED" });

    expect((await count(session)).remaining).toBe(most - limit - 1);
  });
});
