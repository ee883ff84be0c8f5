import { readdirSync } from "node:fs";
import path from "node:path";
import { features } from "./features";
import type { Feature } from "./platform/feature";

const folder = path.join(__dirname, "features");

describe("features", () => {
  it("lists every folder under features/, by its feature.ts", async () => {
    const files = readdirSync(folder).map((name) => path.join(folder, name, "feature"));
    const modules = await Promise.all(files.map((file) => import(file) as Promise<Record<string, Feature>>));
    const declared = modules.flatMap((module) => Object.entries(module).filter(([name]) => name !== "default"));

    expect(declared.length).toBe(files.length);
    expect(new Set(features)).toEqual(new Set(declared.map(([, feature]) => feature)));
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
