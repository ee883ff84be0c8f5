import sharp from "sharp";
import type { User } from "../../features/accounts/users/User";
import type { TestApp } from "../app/harness";

interface Uploaded {
  id: string;
  url: string;
  thumbnail: string;
  width: number;
  height: number;
}

/** What tests of pictures do and look at. */
export function pictureCalls(testApp: () => TestApp) {
  return {
    /** A member uploads a small picture. */
    async upload(as: User): Promise<Uploaded> {
      const payload = await sharp({ create: { width: 20, height: 10, channels: 3, background: "#123456" } })
        .jpeg()
        .toBuffer();
      const headers = { "content-type": "image/jpeg" };
      return (await testApp().request({ method: "PUT", url: "/api/pictures", payload, headers }, { as })).json();
    },

    /** What the address of a picture answers to a browser. */
    async statusOf(address: string): Promise<number> {
      return (await testApp().http.inject(new URL(address, "http://localhost").pathname)).statusCode;
    },
  };
}
