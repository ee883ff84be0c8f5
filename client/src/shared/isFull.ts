interface Places {
  goingCount: number;
  waitlistCount: number;
  session: { capacity: number | null };
}

/** Whether one more member would have to wait for a place at a date: a free one belongs to who waits. */
export const isFull = ({ goingCount, waitlistCount, session: { capacity } }: Places): boolean =>
  capacity !== null && (goingCount >= capacity || waitlistCount > 0);
