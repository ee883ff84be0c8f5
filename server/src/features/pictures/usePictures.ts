import { badInput } from "../../errors";
import type { Tx } from "../../platform/events/transaction";
import { pictureMessages } from "./messages";
import type { Picture } from "./Picture";
import type { PictureInput } from "./PictureInput";
import { nameOfAddress } from "./picturePath";
import * as statements from "./pictureStatements";

type Row = Omit<Picture, "description">;

/**
 * The pictures of a new text, in the order of the input, locked for it; `markUsed` follows when the text is stored. Throws
 * BAD_USER_INPUT for a picture that is not the member's, or is used already. `textId`: an edited text may keep those that it has.
 */
export async function takePictures(
  tx: Tx,
  userId: string,
  inputs: readonly PictureInput[],
  textId: string | null = null,
): Promise<Picture[]> {
  if (inputs.length === 0) return [];
  const ids = inputs.map(({ id }) => id.toLowerCase());
  const rows = await tx.rows<Row>(statements.usablePictures, [userId, ids, textId]);
  const found = new Map(rows.map((row) => [row.id, row]));
  return inputs.map(({ description }, index) => {
    const field = `pictures[${index}].id`;
    const row = found.get(ids[index] ?? "");
    if (!row) throw badInput({ field, message: pictureMessages.notYours({ field }) });
    if (ids.indexOf(row.id) < index) throw badInput({ field, message: pictureMessages.repeated({ field }) });
    return { ...row, description: description ?? "" };
  });
}

/** For a column of a text. */
export const toColumn = (pictures: readonly Picture[]): string | null =>
  pictures.length > 0 ? JSON.stringify(pictures) : null;

/** The pictures belong to this post or comment from now on. */
export async function markUsed(
  tx: Tx,
  pictures: readonly Picture[],
  { postId, commentId }: { postId?: string; commentId?: string },
): Promise<void> {
  if (pictures.length === 0) return;
  const statement = statements.usePictures(postId ? "post_id" : "comment_id");
  await tx.rows(statement, [postId ?? commentId, pictures.map(({ id }) => id)]);
}

/** An edited text has these pictures; those that it had besides are removed. */
export async function replaceUsed(
  tx: Tx,
  pictures: readonly Picture[],
  { postId, commentId }: { postId?: string; commentId?: string },
): Promise<void> {
  await tx.rows(statements.releasePictures, [postId ?? commentId, pictures.map(({ id }) => id)]);
  await markUsed(tx, pictures, postId ? { postId } : { commentId: commentId ?? "" });
}

/** The photo in a member's profile has this address. If it is one of ours, its picture stays as long as it is used. */
export async function usePhoto(tx: Tx, userId: string, photo: string | null): Promise<void> {
  await tx.rows(statements.usePhoto, [userId, photo && nameOfAddress(photo)]);
}
