import { SentenceEncoder } from "../../features/books/embeddings/SentenceEncoder";
import { encodeBook, toBytes } from "../../features/books/meaning/bookVectors";
import { findCandidates, findRecommendations, thesaurus } from "../../features/books/recommend/recommendBooks";
import { vocabularyOf } from "../../features/books/recommend/vocabularies";
import type { TestApp } from "../app/harness";

type Goals = readonly (readonly [goal: string, first: RegExp, reason: RegExp])[];

/** Goals that people typed: what the first book is, and what its reason says. */
export const bundledGoals: Goals = [
  [
    "stop being afraid of speaking in meetings",
    /public speaking/i,
    /^About public speaking.*, for your “afraid of spe/i,
  ],
  ["understand my blood test results", /medical|medicine/i, /^About .*(medic|health).*, for your “blood test”/i],
  ["write a novel, 30 minutes a day", /writ|novel|fiction/i, /^About .*(fiction|novel)/i],
  ["enough statistics to read a medical paper", /statistics|read a paper/i, /^About (statistics|medicine)/i],
  ["Spanish for a trip next month", /spanish/i, /^About Spanish/],
  ["aprender a tocar la guitarra", /guitar/i, /^About guitar/i],
  ["learn Rust coming from Python", /rust/i, /^About Rust/],
  ["why did the Roman empire fall", /rom(e|an)|SPQR/i, /^About Rom(e|an)/],
  ["a vegetable garden on a balcony", /garden/i, /^About .*(garden|vegetable)/i],
  ["sleep with a baby that wakes every two hours", /sleep|baby/i, /^About .*(sleep|baby)/i],
  ["read music as an adult beginner", /music/i, /^About music/i],
];
/** Their subjects are not in the bundled catalogue. */
export const otherGoals: Goals = [
  ["help my 9-year-old with maths without shouting", /arithmetic|math/i, /^About (arithmetic|mathematics)/i],
  ["talk to my father about his drinking", /alcohol/i, /^About alcoholi.*, for your “father about his drinking”/i],
];

/** Asks them by words and meaning, however long the encoder takes. */
export async function expectAnswers(testApp: () => TestApp, expected: Goals): Promise<void> {
  const encoder = new SentenceEncoder();
  const embeddings = { ...encoder, isOn: true, within: (text: string) => encoder.encode(text) };
  const sources = { db: testApp().services.db, embeddings: embeddings as unknown as SentenceEncoder };
  try {
    for (const [goal, first, reason] of expected) {
      const { found } = await findRecommendations(sources, { goal, interests: [], first: 12 });
      const [best] = found;
      expect([goal, `${best?.book.title ?? ""}: ${best?.book.subtitle ?? ""}`]).toEqual([
        goal,
        expect.stringMatching(first),
      ]);
      expect([goal, best?.reason]).toEqual([goal, expect.stringMatching(reason)]);
      const idle = /\b(stop|paper|results?|minutes?|hours?|days?|two|tripping|\d+)\b/i;
      expect([goal, found.filter((one) => idle.test(one.reason))]).toEqual([goal, []]);
    }
  } finally {
    await encoder.close();
  }
}

/** As the job would, but only the books that are compared with these goals: all of them take minutes. */
export async function encodeCompared(testApp: () => TestApp, goals: Goals): Promise<void> {
  const encoder = new SentenceEncoder();
  const { db } = testApp().services;
  const vocabulary = await vocabularyOf(db, thesaurus());
  try {
    for (const [goal] of goals) {
      const { compared } = await findCandidates(db, { read: goal, interests: [] }, vocabulary, Promise.resolve(null));
      for (const { book } of compared.filter((one) => one.vector === null)) {
        const bytes = toBytes(await encodeBook(encoder, book));
        await testApp().db.query("update books set vector = $2 where no = $1", [book.no, bytes]);
      }
    }
  } finally {
    await encoder.close();
  }
}
