import type { FeatureServices } from "../../platform/context";
import { defineJob, noData } from "../../platform/jobs/defineJob";
import { pictures as limits } from "./limits";
import { fileOf } from "./picturePath";
import * as statements from "./pictureStatements";

export const removePicturesRegularly = defineJob({
  name: "remove-pictures",
  schema: noData,
  schedule: "*/5 * * * *",
  run: (services) => removePictures(services),
});

/**
 * Removes what nothing uses: pictures of deleted texts, profiles and accounts, and those that nobody used within a day. First the
 * files, then the rows: a run that was cut short is repeated by the next one.
 */
export async function removePictures({ db, pictureStore }: FeatureServices): Promise<void> {
  for (let isMore = true; isMore;) {
    const over = await db.rows<{ id: string; name: string }>(statements.overPictures);
    for (const { name } of over) {
      await pictureStore.delete(fileOf(name, "full"));
      await pictureStore.delete(fileOf(name, "small"));
    }
    await db.transaction((tx) => tx.rows(statements.forgetPictures, [over.map(({ id }) => id)]));
    isMore = over.length === limits.removedAtOnce;
  }
}
