import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { getMetadataArgsStorage } from "typeorm";
import { features } from "./features";
import type { Feature } from "./platform/feature";
// Not of a feature: main.ts and commands/jobs.ts load it.
import "./platform/time/followZoneData";

const folder = path.join(__dirname, "features");

/** `deriveToken("purpose", …)`, and the purposes of names of members and dates. */
const purposePattern = /(?:deriveToken\(|const purpose = |pairName\(\w+, )"([^"]+)"/g;

/** Columns that look like secrets and open nothing. */
const harmless: Record<string, string> = {
  "users.email_key": "how an account is found",
  "email_changes.old_key": "how an account is found",
  "users.face_version": "counts changes",
  "study_groups.version": "counts changes",
  "posts.version": "counts changes",
  "posts.text_version": "counts changes",
  "comments.version": "counts changes",
  "comments.text_version": "counts changes",
  "study_rooms.version": "counts changes",
  "notification_inboxes.version": "counts changes",
  "moderation_cases.version": "counts changes",
  "idempotency_keys.key": "only its sender's repeated requests use it",
  "idempotency_keys.request_hash": "what was sent with the key",
  "zone_data.version": "not of an account",
  "book_index.version": "not of an account",
  "search_progress.version": "not of an account",
  "book_imports.file_key": "not of an account",
  "book_import_faults.file_key": "not of an account",
};

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

  it("N38 list every column and every derived token that holds a secret of an account", () => {
    const listed = features.flatMap(({ secrets = [] }) => secrets);
    const listedColumns = new Set(listed.flatMap(({ columns = [] }) => columns));
    const { columns, tables } = getMetadataArgsStorage();
    const tableOf = new Map(tables.map(({ target, name }) => [target, name]));
    const names = columns.flatMap(({ target, propertyName, options }) => {
      const table = tableOf.get(target);
      return table ? [`${table}.${options.name ?? propertyName}`] : [];
    });
    const secretive = /\..*(hash|token|secret|key|code|credential|challenge|salt|otp|signature|password|version)/;
    const declared = features.flatMap(({ personalData = [] }) =>
      personalData.flatMap(({ table, secret = [] }) => secret.map((column) => `${table}.${column}`)),
    );
    const suspects = [...names, ...declared].filter((name) => secretive.test(name));

    expect(names.length).toBeGreaterThan(100);
    expect([...listedColumns].filter((column) => ![...names, ...declared].includes(column))).toEqual([]);
    expect(suspects.filter((name) => !listedColumns.has(name) && !(name in harmless))).toEqual([]);

    const purposes = readdirSync(__dirname, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.includes("test"))
      .flatMap((file) => [...readFileSync(path.join(__dirname, file), "utf8").matchAll(purposePattern)])
      .map(([, purpose]) => purpose);
    expect(new Set(listed.flatMap(({ derived = [] }) => derived))).toEqual(new Set(purposes));
  });
});
