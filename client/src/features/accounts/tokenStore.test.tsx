import { clearToken, searchesKey, writeToken } from "./tokenStore";

describe("what is kept of a member on a device", () => {
  it("goes when they log out", () => {
    writeToken("t1");
    localStorage.setItem(searchesKey, '["algebra"]');

    clearToken();

    expect(localStorage).toHaveLength(0);
  });

  it("is not found by the next member, also when nobody logged out before", () => {
    writeToken("t1");
    localStorage.setItem(searchesKey, '["algebra"]');

    writeToken("t2");

    expect(localStorage.getItem(searchesKey)).toBeNull();
  });
});
