import { parts } from "../../platform/parts";
import { nameOf } from "../../platform/personalData/personalData";
import { useTestApp } from "../../testing/app/harness";

const testApp = useTestApp();

/** Every column of every table of ours. Jobs hold only ids; `nothingLeft.test.ts` looks into their tables, too. */
const everyColumn = `
  select case nspname when 'public' then '' else nspname || '.' end || relname || '.' || attname as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
  where relkind in ('r', 'p') and not relispartition and attnum > 0 and not attisdropped
    and nspname = 'public'
  order by 1`;

const { personalData } = parts();

describe("C20 the classes of columns", () => {
  it("name every column of every table once, and none that is not there", async () => {
    const columns = (await testApp().db.query<{ name: string }[]>(everyColumn)).map(({ name }) => name);
    const tables = new Set(personalData.map(({ table }) => table));
    const lists = [...tables].map((table) => personalData.filter((entry) => entry.table === table));

    const found = lists.flatMap(([first, ...others]) => {
      const classed = [first, ...others].map((entry) =>
        [...(entry?.exported ?? []), ...(entry?.secret ?? []), ...(entry?.impersonal ?? [])]
          .map((column) => `${entry?.table}.${column}`)
          .sort(),
      );
      for (const other of classed) expect(other).toEqual(classed[0]);
      return classed[0] ?? [];
    });

    expect(found.sort()).toEqual(columns.sort());
    expect(columns.length).toBeGreaterThan(150);
  });

  it("say of each exported column which member it belongs to, under names that differ", () => {
    const exporting = personalData.filter(({ exported = [] }) => exported.length > 0);

    expect(exporting.filter(({ member }) => member === null)).toEqual([]);
    expect(new Set(exporting.map(nameOf)).size).toBe(exporting.length);
    expect(exporting.length).toBeGreaterThan(10);
  });
});
