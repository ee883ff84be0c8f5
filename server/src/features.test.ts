import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { getMetadataArgsStorage } from "typeorm";
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

  it("load the entities of every table", async () => {
    const loaded = new Set(getMetadataArgsStorage().tables.map(({ target }) => target));
    const files = readdirSync(__dirname, { recursive: true, encoding: "utf8" })
      .map((name) => path.join(__dirname, name))
      .filter((file) => file.endsWith(".ts") && readFileSync(file, "utf8").includes("\n@Entity("));

    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const module = (await import(file)) as Record<string, () => object>;
      const entity = module[path.basename(file, ".ts")];
      expect([file, loaded.has(entity!)]).toEqual([file, true]);
    }
  });

  it("name their loaders, events, routes and tags differently", () => {
    const names = features.flatMap(({ loaders, rest, events = {} }) => [
      ...Object.keys(events).map((name) => `event ${name}`),
      ...Object.keys(loaders).map((name) => `loader ${name}`),
      ...rest.routes.map(({ method, path }) => `route ${method} ${path}`),
      ...rest.tags.map(({ name }) => `tag ${name}`),
    ]);

    expect(names).toEqual([...new Set(names)]);
  });
});
