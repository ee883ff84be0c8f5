/* Times and zones in mails, in the words of the screens. Cases for both are in checks/words/times.json. */

/** Cities with a name in the database of time zones that is older than the one people use, or has lost its accents. */
const cities: Readonly<Record<string, string>> = {
  Asmera: "Asmara",
  Asuncion: "Asunción",
  Belem: "Belém",
  Bogota: "Bogotá",
  Calcutta: "Kolkata",
  Cancun: "Cancún",
  Enderbury: "Kanton",
  Faeroe: "Faroe Islands",
  Godthab: "Nuuk",
  Ho_Chi_Minh: "Ho Chi Minh City",
  Katmandu: "Kathmandu",
  Kiev: "Kyiv",
  Ponape: "Pohnpei",
  Rangoon: "Yangon",
  Saigon: "Ho Chi Minh City",
  Sao_Paulo: "São Paulo",
  St_Johns: "St. John's",
  Truk: "Chuuk",
};

/** "Asia/Kathmandu": the name of a zone as people write it today. */
export function zoneName(zone: string): string {
  // In these names the sign is the other way round.
  const hours = /^Etc\/GMT([+-])(\d+)$/.exec(zone);
  if (hours) return `UTC${hours[1] === "+" ? "-" : "+"}${hours[2]}`;
  const parts = (zone.startsWith("Etc/") ? zone.slice(4) : zone).split("/");
  const city = parts.pop() ?? "";
  return [...parts, cities[city] ?? city].join("/").replaceAll("_", " ");
}

interface WordedTime {
  /** "Monday 23 November". */
  day: string;
  /** "19:00"; "second 01:30" when clocks were set back and show the time again. */
  time: string;
  isSecond: boolean;
}

/** What the clocks of a zone that this runtime knows show at a moment. */
export function wordTime(zone: string, at: Date): WordedTime {
  const { day, time } = formatsOf(zone);
  const [shown, isSecond] = [time.format(at), isSecondPass(zone, at.getTime())];
  return { day: day.format(at), time: isSecond ? `second ${shown}` : shown, isSecond };
}

/** Longer than clocks are ever set back within a day. */
const lookBackMs = 3 * 3_600_000;

/** Whether the clocks have shown this time before, because they were set back since. */
function isSecondPass(zone: string, moment: number): boolean {
  const setBack = offsetAt(zone, moment - lookBackMs) - offsetAt(zone, moment);
  return setBack > 0 && offsetAt(zone, moment - setBack * 60_000) - offsetAt(zone, moment) === setBack;
}

/** Minutes ahead of UTC. */
function offsetAt(zone: string, moment: number): number {
  const name =
    formatsOf(zone)
      .offset.formatToParts(moment)
      .find(({ type }) => type === "timeZoneName")?.value ?? "";
  return offsetOf(name);
}

/** Parses a name as `GMT-03:30`, in minutes; `GMT` is 0. */
export function offsetOf(name: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

const made = new Map<string, ReturnType<typeof makeFormats>>();

function formatsOf(zone: string) {
  const formats = made.get(zone) ?? makeFormats(zone);
  made.set(zone, formats);
  return formats;
}

function makeFormats(timeZone: string) {
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return {
    day: new Intl.DateTimeFormat("en-GB", { timeZone, weekday: "long", day: "numeric", month: "long" }),
    time: new Intl.DateTimeFormat("en-GB", { timeZone, ...clock }),
    offset: new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }),
  };
}
