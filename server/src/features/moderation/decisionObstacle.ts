import type { Role } from "../../platform/auth/Viewer";
import { DecisionObstacle } from "./choices";

interface DecisionRoles {
  viewerId: string;
  viewerRole: Role;
  authorId: string;
  /** null when the account is gone. */
  authorRole: Role | null;
}

/** Nobody decides about themselves, and only admins about staff. null where nothing is in the way. */
export function findObstacle({ viewerId, viewerRole, authorId, authorRole }: DecisionRoles): DecisionObstacle | null {
  if (viewerId === authorId) return DecisionObstacle.OWN;
  if (viewerRole === "ADMIN" || authorRole === null || authorRole === "MEMBER") return null;
  return DecisionObstacle.STAFF;
}
