import { readdirSync } from "node:fs";
import path from "node:path";
import { features } from "./features";
import type { Feature } from "./platform/feature";

const folder = path.join(__dirname, "features");

describe("features", () => {
  it("lists every folder under features/, by its feature.ts", () => {
    const declared = readdirSync(folder).map((name) => {
      const [feature, ...others] = Object.values(
        require(path.join(folder, name, "feature")) as Record<string, Feature>,
      );
      expect(others).toEqual([]);
      return feature;
    });

    expect(declared.length).toBeGreaterThan(3);
    expect(new Set(features)).toEqual(new Set(declared));
  });

  it("name their loaders, schemas and tags differently", () => {
    const names = features.flatMap(({ loaders, rest }) => [
      ...Object.keys(loaders).map((name) => `loader ${name}`),
      ...Object.keys(rest.schemas).map((name) => `schema ${name}`),
      ...rest.tags.map(({ name }) => `tag ${name}`),
    ]);

    expect(names).toEqual([...new Set(names)]);
  });
});
