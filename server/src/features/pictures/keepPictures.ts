import type { Tx } from "../../platform/events/transaction";
import type { Picture } from "./Picture";
import { newName } from "./picturePath";
import { keepPictures } from "./pictureStatements";

/** The same pictures under names of their own, for a case that keeps them. */
export const underOwnNames = (pictures: readonly Picture[]): Picture[] =>
  pictures.map((picture) => ({ ...picture, name: newName() }));

/** The case keeps these pictures, under their own names, until its rows of `kept_pictures` are deleted. */
export async function keepForCase(tx: Tx, caseId: string, pictures: readonly Picture[]): Promise<void> {
  if (pictures.length === 0) return;
  await tx.rows(keepPictures, [caseId, pictures.map(({ name }) => name), pictures.map(({ id }) => id)]);
}
