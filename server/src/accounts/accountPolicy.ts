import type { Viewer } from "./sessions";

/** Only the owner may see an e-mail address. */
export function canSeeEmail(viewer: Viewer | null, userId: string): boolean {
  return viewer?.id === userId;
}
