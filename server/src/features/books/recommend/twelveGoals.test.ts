import { hasJudgements, judgedCatalogue } from "../../../testing/app/bookFiles";
import { useTestApp } from "../../../testing/app/harness";
import { SentenceEncoder } from "../embeddings/SentenceEncoder";
import { ensureCatalogue } from "../ensureCatalogue";
import { importBooks } from "../import/importBooks";
import { encodeBook, toBytes } from "../meaning/bookVectors";
import { findCandidates, findRecommendations, thesaurus } from "./recommendBooks";
import { vocabularyOf } from "./vocabularies";

// Importing the catalogue and encoding a thousand books takes minutes beside other tests.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

const testApp = useTestApp();
const encoder = new SentenceEncoder();
afterAll(() => encoder.close());

/** Goals that people typed: what the first book is, and what its reason says. */
const goals: [goal: string, first: RegExp, reason: RegExp][] = [
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
const otherGoals: typeof goals = [
  ["help my 9-year-old with maths without shouting", /arithmetic|math/i, /^About (arithmetic|mathematics)/i],
  ["talk to my father about his drinking", /alcohol/i, /^About alcoholi.*, for your “father about his drinking”/i],
];

/** By words and meaning, however long the encoder takes. */
async function expectAnswers(expected: typeof goals): Promise<void> {
  const embeddings = { ...encoder, isOn: true, within: (text: string) => encoder.encode(text) };
  const sources = { db: testApp().services.db, embeddings: embeddings as unknown as SentenceEncoder };
  for (const [goal, first, reason] of expected) {
    const { found } = await findRecommendations(sources, { goal, interests: [], first: 12 });
    const [best] = found;
    expect([goal, `${best?.book.title ?? ""}: ${best?.book.subtitle ?? ""}`]).toEqual([
      goal,
      expect.stringMatching(first),
    ]);
    expect([goal, best?.reason]).toEqual([goal, expect.stringMatching(reason)]);
    expect([
      goal,
      found.filter((one) => /\b(stop|paper|results?|minutes?|hours?|days?|two|tripping|\d+)\b/i.test(one.reason)),
    ]).toEqual([goal, []]);
  }
}

/** As the job would, but only the books that are compared with these goals: all of them take minutes. */
async function encodeCompared(): Promise<void> {
  const { db } = testApp().services;
  const vocabulary = await vocabularyOf(db, thesaurus());
  for (const [goal] of [...goals, ...otherGoals]) {
    const { compared } = await findCandidates(db, { read: goal, interests: [] }, vocabulary, Promise.resolve(null));
    for (const { book } of compared.filter((one) => one.vector === null)) {
      const bytes = toBytes(await encodeBook(encoder, book));
      await testApp().db.query("update books set vector = $2 where no = $1", [book.no, bytes]);
    }
  }
}

describe("X6 the goals that people typed have a right first book and a true reason", () => {
  beforeAll(() => ensureCatalogue(testApp().db.dataSource));

  it("from the bundled catalogue, where it holds their subject", () => expectAnswers(goals));

  const withCatalogue = hasJudgements ? describe : describe.skip;
  withCatalogue("from 7,000 books of all kinds besides", () => {
    beforeAll(async () => {
      await importBooks(testApp().db.dataSource, [judgedCatalogue]);
      await encodeCompared();
    });

    it("all of them", () => expectAnswers([...goals, ...otherGoals]));
  });
});
