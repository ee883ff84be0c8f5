import type { Db } from "../../../platform/database/Db";
import { oneLoader } from "../../../platform/database/loader";
import { linkVersionsById } from "../signIn/accountStatements";

interface LinkVersion {
  id: string;
  version: number;
}

/** The version that is part of a member's derived links: when it rises, the links end. */
export const readLinkVersion = async (db: Db, userId: string): Promise<number | null> =>
  (await db.row<LinkVersion>(linkVersionsById, [[userId]]))?.version ?? null;

export const linkVersionLoaders = {
  linkVersion: (db: Db) =>
    oneLoader(
      (ids) => db.rows<LinkVersion>(linkVersionsById, [ids]),
      ({ id }) => id,
    ),
};
