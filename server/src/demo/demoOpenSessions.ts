import { Company } from "../features/studySessions/choices";
import { Interest } from "../features/profiles/interest";

interface DemoOpenSession {
  /** Who offers it. */
  key: string;
  title: string;
  goal: string | null;
  interest: Interest;
  /** From the next half hour on. */
  inHours: number;
  minutes: number;
  partners: number;
  company: Company.BUDDIES | Company.EVERYONE;
  /** Who has taken a seat already. */
  taken?: readonly string[];
}

const { EVERYONE, BUDDIES } = Company;
const { ART, CHEMISTRY, CODING, LANGUAGE, MEDICINE, PHYSICS } = Interest;

/** Free seats of the demo community today and on the next days. One that has begun is offered again at the next start. */
export const demoOpenSessions: readonly DemoOpenSession[] = [
  {
    ...{ key: "layla", title: "Drawing hands", goal: "Ten hands, two minutes each.", interest: ART },
    ...{ inHours: 2, minutes: 50, partners: 2, company: EVERYONE, taken: ["siti"] },
  },
  {
    ...{
      key: "thandiwe",
      title: "Semiconductors, chapter three",
      goal: "Read it, then the exercises.",
      interest: PHYSICS,
    },
    ...{ inHours: 5, minutes: 90, partners: 1, company: EVERYONE },
  },
  {
    ...{ key: "joy", title: "Flashcards, out loud", goal: "Cards 101 to 150.", interest: LANGUAGE },
    ...{ inHours: 9, minutes: 25, partners: 3, company: EVERYONE },
  },
  {
    ...{ key: "bongani", title: "Balancing equations", goal: null, interest: CHEMISTRY },
    ...{ inHours: 14, minutes: 50, partners: 1, company: EVERYONE },
  },
  {
    ...{ key: "linh", title: "One small page", goal: "A form that works with a keyboard.", interest: CODING },
    ...{ inHours: 21, minutes: 50, partners: 1, company: EVERYONE },
  },
  {
    ...{ key: "layla", title: "Colour studies", goal: null, interest: ART },
    ...{ inHours: 30, minutes: 50, partners: 1, company: BUDDIES },
  },
  {
    ...{ key: "thandiwe", title: "Lab report, first draft", goal: "Two pages.", interest: PHYSICS },
    ...{ inHours: 47, minutes: 90, partners: 2, company: EVERYONE },
  },
  {
    ...{ key: "joy", title: "Anatomy before breakfast", goal: "The forearm.", interest: MEDICINE },
    ...{ inHours: 58, minutes: 50, partners: 1, company: EVERYONE },
  },
];
