import type { QueryRunner } from "typeorm";
import { bulkInsert } from "../../../platform/database/bulkInsert";
import * as statements from "./importStatements";

export interface AuthorRecord {
  key: string;
  name: string;
}

export async function saveAuthors(runner: QueryRunner, authors: readonly AuthorRecord[]): Promise<number> {
  if (authors.length === 0) return 0;
  await runner.query(statements.createIncomingAuthors);
  await runner.query(statements.clearIncomingAuthors);
  const rows = [...new Map(authors.map(({ key, name }) => [key, name]))];
  await bulkInsert(runner, "incoming_authors", ["key", "name"], rows);
  const [answer] = (await runner.query(statements.saveIncomingAuthors)) as { changed: number }[];
  return answer?.changed ?? 0;
}

/** Gives books the names that their authors now have, whichever file came first; answers how many that changed. */
export async function nameAuthors(runner: QueryRunner): Promise<number> {
  const [answer] = (await runner.query(statements.nameAuthors)) as { changed: number }[];
  return answer?.changed ?? 0;
}
