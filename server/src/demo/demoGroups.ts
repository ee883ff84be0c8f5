import { GroupVisibility } from "../features/groups/group/choices";
import { Interest } from "../features/profiles/interest";

interface DemoGroup {
  /** The post that started it. */
  post: string;
  title: string;
  interest: Interest;
  tags: string[];
  visibility?: GroupVisibility;
  capacity?: number;
  /** Who belongs to it besides those who replied, and who asked to join. */
  members?: readonly string[];
  moderators?: readonly string[];
  requests?: readonly { by: string; message: string | null }[];
}

const { ON_REQUEST, PRIVATE } = GroupVisibility;
const { CODING, FINANCE, LANGUAGE, CHEMISTRY, ART, MEDICINE, PHYSICS } = Interest;

/** Groups that say something of themselves; the posts without an entry here started open groups without a title. */
export const demoGroups: readonly DemoGroup[] = [
  { post: "reservation-form", title: "First web pages", interest: CODING, tags: ["html", "beginners"], capacity: 12 },
  {
    post: "friday-finish",
    title: "Friday finish",
    interest: CODING,
    tags: ["habits", "accountability"],
    visibility: ON_REQUEST,
    moderators: ["thiago"],
    requests: [{ by: "layla", message: "I have a page half done since August. I would like to say so every Friday." }],
  },
  {
    post: "first-job-in-tech",
    title: "Portfolio evening",
    interest: CODING,
    tags: ["portfolio"],
    visibility: PRIVATE,
    members: ["petr", "tugce"],
  },
  {
    post: "quechua-bus-stop",
    title: "Runasimi by ear",
    interest: LANGUAGE,
    tags: ["quechua", "speaking"],
    members: ["demo"],
  },
  {
    post: "korean-breakfast-vowels",
    title: "Korean at night",
    interest: LANGUAGE,
    tags: ["korean", "topik"],
    visibility: ON_REQUEST,
  },
  {
    post: "brachial-plexus",
    title: "Anatomy from memory",
    interest: MEDICINE,
    tags: ["anatomy", "drawing"],
    visibility: ON_REQUEST,
  },
  { post: "public-health-entrance", title: "Public health entrance", interest: MEDICINE, tags: ["exam"], capacity: 4 },
  { post: "relativity-no-ships", title: "Slow relativity", interest: PHYSICS, tags: ["relativity", "sundays"] },
  {
    post: "quantum-for-machinists",
    title: "Quantum for machinists",
    interest: PHYSICS,
    tags: ["quantum"],
    visibility: ON_REQUEST,
  },
  {
    post: "inverse-problems",
    title: "Inverse problems, every line",
    interest: PHYSICS,
    tags: ["proofs"],
    visibility: PRIVATE,
  },
  { post: "look-twice", title: "A fish a day", interest: ART, tags: ["drawing", "daily"], members: ["demo"] },
  { post: "mordant-words", title: "Words for colour", interest: CHEMISTRY, tags: ["dyeing"] },
  { post: "soap-numbers", title: "Moles for soap makers", interest: CHEMISTRY, tags: ["stoichiometry"], capacity: 8 },
  {
    post: "price-of-bread",
    title: "The price of bread",
    interest: FINANCE,
    tags: ["inflation", "data"],
    members: ["demo"],
  },
  { post: "double-entry-for-coders", title: "Double entry for coders", interest: FINANCE, tags: ["accounting"] },
];

interface DemoSession {
  /** The title of its group. */
  group: string;
  title: string;
  goal: string | null;
  /** From the day on which it is planned. */
  inDays: number;
  /** In place of the time: so many hours after it is planned, at the full hour. */
  inHours?: number;
  startTime: string;
  timeZone: string;
  minutes: number;
  capacity?: number;
  /** How many members go, beside the owner of the group, who plans it. */
  going: number;
}

/** What the groups plan. A date that has begun is planned again at the next start, so that there is always something ahead. */
export const demoSessions: readonly DemoSession[] = [
  ...[1, 4, 8, 11].map((inDays) => ({
    ...{
      group: "First web pages",
      title: "One form, one page",
      goal: "Show one thing that works and one that does not.",
    },
    ...{ inDays, startTime: "20:00", timeZone: "Asia/Manila", minutes: 45, going: 3 },
  })),
  {
    ...{ group: "First web pages", title: "A quiet hour before the next form", goal: null },
    ...{ inDays: 0, inHours: 2, startTime: "", timeZone: "Asia/Manila", minutes: 60, going: 4 },
  },
  {
    ...{ group: "Runasimi by ear", title: "Yesterday's voices again", goal: null },
    ...{ inDays: 0, inHours: 5, startTime: "", timeZone: "America/Lima", minutes: 30, going: 3 },
  },
  {
    ...{ group: "Friday finish", title: "What did you finish?", goal: "One line each, then the next week." },
    ...{ inDays: 3, startTime: "19:00", timeZone: "Asia/Manila", minutes: 30, going: 4 },
  },
  {
    ...{ group: "Portfolio evening", title: "Five portfolios, honestly", goal: null },
    ...{ inDays: 6, startTime: "21:00", timeZone: "Asia/Manila", minutes: 90, going: 1 },
  },
  {
    ...{ group: "Runasimi by ear", title: "Thirty minutes of listening", goal: "Three sentences from the bus stop." },
    ...{ inDays: 2, startTime: "06:00", timeZone: "America/Lima", minutes: 30, going: 2 },
  },
  {
    ...{ group: "A fish a day", title: "Draw together", goal: "Five minutes, pen, no eraser." },
    ...{ inDays: 1, startTime: "18:30", timeZone: "America/Sao_Paulo", minutes: 30, going: 4 },
  },
  {
    ...{ group: "The price of bread", title: "Build the index", goal: "Weights and base year." },
    ...{ inDays: 5, startTime: "17:00", timeZone: "Asia/Tehran", minutes: 60, capacity: 4, going: 3 },
  },
  {
    ...{ group: "Anatomy from memory", title: "Ninety seconds", goal: "The plexus, from memory, badly." },
    ...{ inDays: 2, startTime: "20:00", timeZone: "Africa/Lagos", minutes: 45, going: 3 },
  },
  {
    ...{ group: "Slow relativity", title: "Chapter with tea", goal: "As far as the slowest of us." },
    ...{ inDays: 9, startTime: "15:00", timeZone: "Europe/Kyiv", minutes: 180, going: 2 },
  },
  {
    ...{ group: "Moles for soap makers", title: "From grams to moles", goal: null },
    ...{ inDays: 7, startTime: "10:00", timeZone: "Europe/London", minutes: 60, capacity: 6, going: 2 },
  },
];

/** Who studies at every hour. Each line says that they are demo people, because nobody is really there. */
export const demoSeats: readonly { key: string; goal: string; group?: string }[] = [
  { key: "layla", goal: "sketching a page (demo member)" },
  { key: "thandiwe", goal: "semiconductors, chapter three (demo member)" },
  { key: "joy", goal: "cards 101 to 110 (demo member)" },
  { key: "linh", goal: "the damage report (demo member)", group: "First web pages" },
];
