import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = path.join(__dirname, "../../../../client/src/generated");

describe("M31 the generated hooks", () => {
  it.each(readdirSync(folder).filter((file) => file.endsWith(".tsx")))(
    "are typed to the last scalar and checked by the compiler: %s",
    (file) => {
      const text = readFileSync(path.join(folder, file), "utf8");

      expect(text).not.toMatch(/@ts-(nocheck|ignore)/);
      expect(text).not.toMatch(/[:<|] ?any\b/);
      expect(text).toMatch(/export const use\w+ = /);
    },
  );
});
