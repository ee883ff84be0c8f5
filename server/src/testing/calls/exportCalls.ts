import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import type { User } from "../../features/accounts/users/User";
import type { TestApp } from "../app/harness";

export const exportMutation = `mutation { exportMyData { id exports { id state size url createdAt expiresAt } } }`;
const listQuery = `{ me { exports { id state size url createdAt expiresAt } } }`;

interface ListedExport {
  id: string;
  state: string;
  size: number | null;
  url: string | null;
  createdAt: string;
  expiresAt: string;
}

export const exportsOf = async (app: TestApp, as: User): Promise<ListedExport[]> =>
  (await app.graphql(listQuery, {}, { as })).data.me.exports;

/** A member asks for a copy, and it is made. */
export async function makeCopy(app: TestApp, as: User): Promise<ListedExport> {
  await app.confirm(as);
  const { errors } = await app.graphql(exportMutation, {}, { as });
  if (errors) throw new Error(errors[0]?.message);
  await app.runJobs();
  const exports = await exportsOf(app, as);
  const made = exports.find(({ state }) => state === "READY");
  if (!made) throw new Error(`no copy is ready: ${JSON.stringify(exports)}`);
  return made;
}

export const download = (app: TestApp, url: string, as?: User) => app.request({ method: "GET", url }, as ? { as } : {});

export type Copy = ReturnType<typeof unpack>;

/** What is in a ZIP, by the names of its lists. */
export function unpack(zip: Uint8Array) {
  const all = Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, Buffer.from(bytes)] as const);
  const pictures = all.flatMap(([path, bytes]) => {
    const id = /^pictures\/(.+)\.webp$/.exec(path)?.[1];
    return id ? [[id, bytes] as const] : [];
  });
  const files = all.map(([path, bytes]) => [path, bytes.toString()] as const);
  const texts = new Map(files);
  return {
    texts,
    /** The files of pictures, by the pictures' ids. */
    pictures: new Map(pictures),
    names: files.filter(([path]) => path.startsWith("json/")).map(([path]) => path.slice(5, -5)),
    json: (name: string) => JSON.parse(texts.get(`json/${name}.json`) ?? "null") as Record<string, unknown>[],
    csv: (name: string) =>
      parse<Record<string, string>>(texts.get(`csv/${name}.csv`) ?? "", { columns: true, bom: true }),
  };
}
