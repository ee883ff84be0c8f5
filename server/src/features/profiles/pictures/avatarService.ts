import { isUUID } from "class-validator";
import type { Db } from "../../../platform/database/Db";
import { faceOf } from "../../accounts/faces/faceOf";
import { etagOf, type FacePicture, pictureOf } from "../../accounts/faces/facePictures";
import { nobodyPicture } from "../../accounts/faces/nobodyPicture";
import type { Gravatars } from "./Gravatars";
import type { Picture } from "./readPicture";
import { pictureOfMember } from "./pictureStatements";
import type { User } from "../../accounts/users/User";

interface Avatar extends Picture {
  etag: string;
  /** Whether the member exists. */
  isKnown: boolean;
  /** How long a cache may show the picture. */
  keepSeconds: number;
}

const hour = 3_600;
const minute = 60;

interface AvatarRequest {
  userId: string;
  /** From the URL. */
  version: unknown;
}

type Drawn = Pick<User, "id" | "email" | "face" | "faceVersion"> & { isHidden: boolean };

/** A member's picture: their Gravatar, or else their face. `gravatars` is null where Gravatar is switched off. */
export async function findAvatar(
  db: Db,
  gravatars: Gravatars | null,
  { userId, version }: AvatarRequest,
): Promise<Avatar> {
  const user = isUUID(userId) ? await db.row<Drawn>(pictureOfMember, [userId]) : null;
  if (!user || (user.isHidden && version !== String(user.faceVersion)))
    return { ...drawn(nobodyPicture), isKnown: false, keepSeconds: minute };
  const finding = gravatars ? await gravatars.find(user.email) : null;
  if (finding?.kind === "found") {
    return { ...finding.picture, etag: etagOf(finding.picture.bytes), isKnown: true, keepSeconds: hour };
  }
  const keepSeconds = finding?.kind === "unknown" ? minute : hour;
  return { ...drawn(pictureOf(faceOf(user))), isKnown: true, keepSeconds };
}

const drawn = (picture: FacePicture) => ({ type: "image/svg+xml; charset=utf-8", ...picture });
