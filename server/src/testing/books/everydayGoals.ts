import { stem } from "../../features/books/language/stem";
import { tokenize } from "../../features/books/language/tokens";
import { findRecommendations } from "../../features/books/recommend/recommendBooks";
import type { TestApp } from "../app/harness";

const subjects = [
  ...["Spanish", "guitar", "statistics", "algebra", "chemistry", "photography", "gardening", "cooking", "Python"],
  ...["astronomy", "economics", "philosophy", "psychology", "drawing", "music theory", "Roman history", "parenting"],
  ...["public speaking", "personal finance", "linguistics", "biology", "physics", "nutrition", "poetry", "logic"],
];

/** How people put a goal: with numbers, times and words that are in half of all books. */
const phrasings = [
  "stop struggling with SUBJECT in 30 days",
  "SUBJECT, 30 minutes a day",
  "SUBJECT for a trip next month",
  "enough SUBJECT to read a paper",
  "understand the results of a SUBJECT test",
  "help my 9-year-old with SUBJECT without shouting",
  "I have two hours every week for SUBJECT",
  "SUBJECT in 10 steps, 5 pages each morning",
  "finish 3 chapters of SUBJECT before Monday",
  "quit putting it off and start SUBJECT at 40",
  "what is the point of SUBJECT, in 100 words",
  "SUBJECT when I am bored and wake up at 5 am",
  "get better results in SUBJECT within 6 months",
  "a cheap and quick way into SUBJECT this weekend",
  "forgot all my SUBJECT 15 years ago",
  "SUBJECT between 7 and 8 in the evening",
  "the best paper about SUBJECT of the last decade",
  "ask a person who knows SUBJECT a hundred questions",
  "leave the wrong side of SUBJECT, come to the right one",
  "SUBJECT every second Tuesday for a year",
];

const everyday = new Set(
  tokenize(
    `stop struggling day days minute minutes trip next month months paper result results test help year years old shouting
    two hour hours week step steps page pages morning finish chapter chapters monday quit putting start point words
    bored wake within cheap quick way weekend forgot ago evening last decade best ask person hundred question questions leave
    wrong side come right second tuesday`,
  ),
);

/** The words of a reason that only the phrasing has, and its numbers. */
function idleWords(reason: string, subject: string): string[] {
  const own = new Set(tokenize(subject).map(stem));
  // What the person said, in quotation marks, is theirs.
  const [, said = ""] = reason.split(/[“”]/u);
  const quoted = reason.replace(`“${said}”`, "");
  return tokenize(quoted).filter((word) => /^\d+$/.test(word) || (everyday.has(word) && !own.has(stem(word))));
}

/** Asks 500 goals: no reason of any book holds a number or an everyday word. */
export async function expectPlainReasons(testApp: () => TestApp): Promise<void> {
  let checked = 0;
  for (const subject of subjects) {
    for (const phrasing of phrasings) {
      const goal = phrasing.replace("SUBJECT", subject);
      const { found } = await findRecommendations(testApp().services, { goal, interests: [], first: 20 });
      const wrong = found.map(({ reason }) => [goal, reason, idleWords(reason, subject)]);
      expect(wrong.filter(([, , words]) => (words?.length ?? 0) > 0)).toEqual([]);
      checked += found.length;
    }
  }
  expect(subjects.length * phrasings.length).toBe(500);
  expect(checked).toBeGreaterThan(5_000);
}
