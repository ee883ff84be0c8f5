import { v7 as newId } from "uuid";
import { badInput, unavailable } from "../../errors";
import { authorize } from "../../platform/authorization/authorize";
import { type AppContext, isOver } from "../../platform/context";
import { type CleanPicture, cleanPicture } from "./cleanPicture";
import { inTurn } from "./decoder";
import { pictureMessages } from "./messages";
import { fileOf, newName } from "./picturePath";
import { pictureActions } from "./picturePolicy";
import { UploadedPicture } from "./UploadedPicture";

type Uploaded = Pick<UploadedPicture, "id" | "name" | "width" | "height">;

/** Stores a picture of the viewer, which they can use within a day. */
export async function uploadPicture(ctx: AppContext, bytes: Buffer): Promise<Uploaded> {
  const { id: userId } = authorize(ctx, pictureActions.upload);
  if (bytes.length === 0) throw badInput({ field: "picture", message: pictureMessages.missing() });
  await ctx.rates.consume("picturesPerDay", userId);
  await ctx.rates.consume("pictureBytesPerDay", userId, bytes.length);
  const clean = await inTurn(async () => {
    if (isOver(ctx)) throw unavailable("pictures waiting");
    return cleanPicture(bytes);
  });
  const { width, height, full, small } = clean;
  const uploaded = { id: newId(), name: newName(), width, height };
  // The row is first: it finds the files again if the process ends before both are stored.
  await ctx.db.insert(UploadedPicture, { ...uploaded, userId, bytes: full.length + small.length });
  await storeFiles(ctx, uploaded.name, clean);
  return uploaded;
}

async function storeFiles({ pictureStore }: AppContext, name: string, { full, small }: CleanPicture): Promise<void> {
  try {
    await pictureStore.put(fileOf(name, "small"), small);
    await pictureStore.put(fileOf(name, "full"), full);
  } catch (error) {
    throw unavailable(`a picture cannot be stored: ${(error as Error).message}`);
  }
}
