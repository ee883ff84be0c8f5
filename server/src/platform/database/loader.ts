import DataLoader from "dataloader";
import { GoneError } from "../../errors";
import type { Db } from "./Db";

/** Functions that create a request's loaders, by the names of the loaders. */
export type LoaderMakers = Readonly<Record<string, (db: Db) => unknown>>;

/** The loaders that these functions create. */
export type LoadersOf<Makers extends LoaderMakers> = { readonly [Name in keyof Makers]: ReturnType<Makers[Name]> };

/** Creates the loaders of a request, each on first access: most requests need one of them, or none. */
export function loadersFrom<Loaders extends object>(makers: LoaderMakers): (db: Db) => Loaders {
  return (db) =>
    new Proxy<Record<string, unknown>>(
      {},
      { get: (made, name: string) => (made[name] ??= makers[name]?.(db)) },
    ) as Loaders;
}

/** Batches lookups of single rows; null for a missing one. */
export function oneLoader<T>(
  load: (ids: readonly string[]) => Promise<T[]>,
  keyOf: (row: T) => string,
): DataLoader<string, T | null> {
  return new DataLoader(async (ids) => {
    const rows = new Map((await load(ids)).map((row) => [keyOf(row), row]));
    return ids.map((id) => rows.get(id) ?? null);
  });
}

/** The parent of a row. A foreign key guarantees it, so if it is missing, both were deleted: throws GoneError. */
export async function loadParent<T>(loader: DataLoader<string, T | null>, id: string): Promise<T> {
  const row = await loader.load(id);
  if (!row) throw new GoneError();
  return row;
}

/** Batches lookups of the rows that belong to an owner, in the order in which `load` gives them. */
export function manyLoader<T>(
  load: (ids: readonly string[]) => Promise<T[]>,
  ownerOf: (row: T) => string,
): DataLoader<string, T[]> {
  return new DataLoader(async (ids) => {
    const groups = groupBy(await load(ids), ownerOf);
    return ids.map((id) => groups.get(id) ?? []);
  });
}

function groupBy<T>(rows: T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
