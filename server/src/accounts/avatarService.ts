import { isUUID } from "class-validator";
import type { EntityManager } from "typeorm";
import type { Gravatars, Picture } from "./Gravatars";
import { initialsPicture, nobodyPicture } from "./initialsPicture";
import { User } from "./User";

export interface Avatar extends Picture {
  /** There is such a member. */
  isKnown: boolean;
  /** How long the picture may be shown before it is asked for anew. */
  keepSeconds: number;
}

const hour = 3_600;
const minute = 60;

/** A member's picture: their Gravatar, or else their initials. `gravatars` is null where Gravatar is switched off. */
export async function findAvatar(db: EntityManager, gravatars: Gravatars | null, userId: string): Promise<Avatar> {
  const user = isUUID(userId)
    ? await db.findOne(User, { where: { id: userId }, select: { id: true, name: true, email: true } })
    : null;
  if (!user) return { ...drawn(nobodyPicture()), isKnown: false, keepSeconds: minute };
  const finding = gravatars ? await gravatars.find(user.email) : null;
  if (finding?.kind === "found") return { ...finding.picture, isKnown: true, keepSeconds: hour };
  const keepSeconds = finding?.kind === "unknown" ? minute : hour;
  return { ...drawn(initialsPicture(user.name)), isKnown: true, keepSeconds };
}

const drawn = (svg: string): Picture => ({ type: "image/svg+xml; charset=utf-8", bytes: Buffer.from(svg) });
