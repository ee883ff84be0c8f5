/** Demo members who study in the rooms, and show on their profiles how much. */
export const demoStudents = ["demo", "layla", "thandiwe", "joy", "linh"] as const;

/** Minutes: in some weeks they reach it. */
export const demoWeeklyGoal = 300;

const dayMs = 86_400_000;

interface StudiedDay {
  key: string;
  /** As `2026-03-01`. */
  day: string;
  minutes: number;
}

/** The minutes of the last four weeks. Those of a day are always the same, whenever the community is renewed. */
export function demoStudyDays(now: Date): StudiedDay[] {
  const today = Math.floor(now.getTime() / dayMs);
  return demoStudents.flatMap((key, student) =>
    Array.from({ length: 28 }, (_, back) => today - back).flatMap((number) => {
      const minutes = 25 * ((number * 5 + student * 3) % 7 < 4 ? 1 + ((number + student) % 4) : 0);
      return minutes > 0 ? [{ key, day: new Date(number * dayMs).toISOString().slice(0, 10), minutes }] : [];
    }),
  );
}
