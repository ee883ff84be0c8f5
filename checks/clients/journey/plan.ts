declare const process: { argv: string[] };

/** The address of the service. */
export const [, , baseUrl = ""] = process.argv;

/** What both members send on the way; the days and hours are those of the coming weeks. */
const dayMs = 86_400_000;
const now = Date.now();

export const account = (name: string) => ({
  name,
  email: `${name.toLowerCase()}-${crypto.randomUUID()}@example.com`,
  password: "paper boats at dawn",
});

export const group = {
  title: "Rings",
  visibility: "PRIVATE" as const,
  interest: 7 as const,
  tags: ["algebra"],
  capacity: 5,
};

export const session = {
  title: "Rings",
  startsOn: new Date(now + 7 * dayMs).toISOString().slice(0, 10),
  startTime: "19:00",
  timeZone: "UTC",
  durationMinutes: 60,
  frequency: "WEEKLY" as const,
  weekdays: ["TUESDAY" as const],
};

export const range = { from: new Date(now).toISOString(), to: new Date(now + 20 * dayMs).toISOString() };

/** The first of a list. Throws when it is empty. */
export function first<T>(list: readonly T[]): T {
  const [one] = list;
  if (one === undefined) throw new Error("the list is empty");
  return one;
}
