import { webUrl } from "./webUrl";

describe("webUrl", () => {
  it("lets plain web addresses through", () => {
    expect(webUrl("https://example.org/me")).toBe("https://example.org/me");
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "not an address",
    "",
    null,
  ])("refuses %s", (address) => {
    expect(webUrl(address)).toBeNull();
  });
});
