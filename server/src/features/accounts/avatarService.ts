import { isUUID } from "class-validator";
import type { Orm } from "../../platform/database/Db";
import { faceOf } from "./faces/faceOf";
import { etagOf, type FacePicture, pictureOf } from "./faces/facePictures";
import { nobodyPicture } from "./faces/nobodyPicture";
import type { Gravatars } from "./Gravatars";
import type { Picture } from "./readPicture";
import { User } from "./User";

export interface Avatar extends Picture {
  etag: string;
  /** There is such a member. */
  isKnown: boolean;
  /** How long a cache may show the picture. */
  keepSeconds: number;
}

const hour = 3_600;
const minute = 60;

/** A member's picture: their Gravatar, or else their face. `gravatars` is null where Gravatar is switched off. */
export async function findAvatar(db: Orm, gravatars: Gravatars | null, userId: string): Promise<Avatar> {
  const user = isUUID(userId)
    ? await db.findOne(User, { where: { id: userId }, select: { id: true, email: true, face: true } })
    : null;
  if (!user) return { ...drawn(nobodyPicture), isKnown: false, keepSeconds: minute };
  const finding = gravatars ? await gravatars.find(user.email) : null;
  if (finding?.kind === "found") {
    return { ...finding.picture, etag: etagOf(finding.picture.bytes), isKnown: true, keepSeconds: hour };
  }
  const keepSeconds = finding?.kind === "unknown" ? minute : hour;
  return { ...drawn(pictureOf(faceOf(user))), isKnown: true, keepSeconds };
}

const drawn = (picture: FacePicture) => ({ type: "image/svg+xml; charset=utf-8", ...picture });
