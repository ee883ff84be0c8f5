import { lazy, Suspense } from "react";

/** Loaded after the group. */
const GroupReading = lazy(() => import("./GroupReading").then((module) => ({ default: module.GroupReading })));

/** What the members of a group read together. */
export function ReadingSlot({ groupId }: { groupId: string }) {
  return (
    <Suspense fallback={null}>
      <GroupReading groupId={groupId} />
    </Suspense>
  );
}
