import type { Role } from "../../platform/auth/Viewer";
import { DecisionObstacle } from "./choices";

interface DecisionRoles {
  viewerId: string;
  viewerRole: Role;
  authorId: string;
  /** null if the account was deleted. */
  authorRole: Role | null;
}

/** Why a moderator cannot decide: about themselves, or about staff without being an admin. null: they can. */
export function findObstacle({ viewerId, viewerRole, authorId, authorRole }: DecisionRoles): DecisionObstacle | null {
  if (viewerId === authorId) return DecisionObstacle.OWN;
  if (viewerRole === "ADMIN" || authorRole === null || authorRole === "MEMBER") return null;
  return DecisionObstacle.STAFF;
}
