import type { FeatureServices } from "../../platform/context";
import { pictures as limits } from "./limits";
import { fileOf } from "./picturePath";
import { newestOfMember } from "./pictureStatements";

/** The large files of a member's pictures, one at a time, the newest first, until they would be larger than `maxBytes`. */
export async function* memberPictures(
  { db, pictureStore }: FeatureServices,
  userId: string,
  { maxBytes }: { maxBytes: number },
): AsyncGenerator<{ id: string; bytes: Buffer }> {
  let size = 0;
  for (let before: string | null = null; ;) {
    const rows: { id: string; name: string }[] = await db.rows(newestOfMember, [userId, before]);
    for (const { id, name } of rows) {
      const bytes = await pictureStore.get(fileOf(name, "full"));
      if (!bytes) continue;
      size += bytes.length;
      if (size > maxBytes) return;
      yield { id, bytes };
    }
    before = rows.at(-1)?.id ?? null;
    if (rows.length < limits.listedAtOnce) return;
  }
}
