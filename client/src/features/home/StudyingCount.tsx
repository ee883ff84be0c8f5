import type { ReactNode } from "react";
import { useStudyingCount } from "./useStudyingCount";

/** Shows how many study now where the viewer may join them, as it changes. */
export function StudyingCount({ children }: { children(count: number): ReactNode }) {
  return children(useStudyingCount());
}
