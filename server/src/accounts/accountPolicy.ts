import type { Viewer } from "./sessions";

/** An address is for its owner alone. */
export function canSeeEmail(viewer: Viewer | null, userId: string): boolean {
  return viewer?.id === userId;
}
