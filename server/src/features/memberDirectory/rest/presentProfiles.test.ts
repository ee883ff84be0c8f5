import { createContext } from "../../../platform/context";
import { buildProfile } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { Profile } from "../../profiles/Profile";
import { presentProfiles } from "./presentProfiles";

const testApp = useTestApp();

const visitor = () =>
  createContext(testApp().services, {
    ...{
      viewer: null,
      hasInvalidToken: false,
      requestId: "r",
      ip: "::1",
      userAgent: "",
      baseUrl: "",
    },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });

describe("presentProfiles", () => {
  it("does not write a usual directory only to learn its size", async () => {
    for (let n = 0; n < 5; n++) await buildProfile(testApp().db);
    const profiles = await testApp().db.find(Profile);
    const write = vi.spyOn(JSON, "stringify");

    const presented = await presentProfiles(visitor(), profiles);

    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
    expect(presented).toHaveLength(5);
  });
});
