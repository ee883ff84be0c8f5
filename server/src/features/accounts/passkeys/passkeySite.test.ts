import { findPasskeySite } from "./passkeySite";

describe("findPasskeySite", () => {
  it.each([
    ["https://circle.example", "circle.example"],
    ["https://circle.example:8443/", "circle.example"],
    ["http://localhost:4000", "localhost"],
  ])("takes %s", (url, rpId) => {
    expect(findPasskeySite(url)).toEqual({ rpId, origin: new URL(url).origin });
  });

  it.each(["https://192.0.2.7", "https://[2001:db8::1]:4000", "http://circle.example"])("has none at %s", (url) => {
    expect(findPasskeySite(url)).toBeNull();
  });
});
