import { Thesaurus } from "../thesaurus/Thesaurus";
import { termImpacts, type WorkText } from "./bookTerms";
import { categoryPrior } from "./categoryPrior";
import { LearningPrior } from "./LearningPrior";

const work = (overrides: Partial<WorkText>): WorkText => ({
  title: "A book",
  subtitle: null,
  authors: [],
  categories: [],
  description: "",
  ...overrides,
});

describe("termImpacts", () => {
  const impacts = (overrides: Partial<WorkText>) =>
    new Map(termImpacts(work(overrides), new Thesaurus("shares => stock market")));

  it("weighs a word in the title above one in the description", () => {
    const found = impacts({ title: "Astronomy", description: "About telescopes." });

    expect(found.get("astronomy") ?? 0).toBeGreaterThan((found.get("telescop") ?? 0) * 1.3);
  });

  it("knows two words of a title as a phrase, and in the description only those of the thesaurus", () => {
    const found = impacts({ title: "Modern cooking", description: "The stock market explained to old cats." });

    expect([...found.keys()].filter((term) => term.includes(" ")).sort()).toEqual(["modern cooking", "stock market"]);
  });

  it("keeps the most telling terms of an endless description only", () => {
    const description = Array.from({ length: 3_000 }, (_, index) => `word${index}`).join(" ");

    expect(impacts({ description }).size).toBeLessThanOrEqual(64);
  });
});

describe("categoryPrior", () => {
  it.each([
    [["Mathematics"], 1],
    [["Juvenile Nonfiction"], 0.75],
    [["Fiction"], 0.1],
    [["Juvenile Fiction", "Science"], 0.1],
    [["Detective and mystery stories"], 0.1],
    [["Biography & Autobiography"], 0.75],
    [["Bail bond agents"], null],
    [[], null],
  ])("puts %j at %s", (categories, prior) => {
    expect(categoryPrior(categories)).toBe(prior);
  });
});

describe("LearningPrior", () => {
  const prior = new LearningPrior();
  for (let index = 0; index < 300; index += 1) {
    prior.learn(work({ categories: ["Science"], description: "A practical guide that explains methods and theory." }));
    prior.learn(work({ categories: ["Fiction"], description: "She falls in love and a murder changes her family." }));
  }

  it("sees through a novel that stands on the wrong shelf", () => {
    const novel = work({ categories: ["Science"], description: "A murder, a love and a family." });
    const guide = work({ categories: ["Science"], description: "Methods and theory, a practical guide." });

    expect(prior.of(novel)).toBeLessThan(prior.of(guide) / 2);
  });

  it("ranks a book without a category by its words", () => {
    expect(prior.of(work({ description: "A practical guide with theory." }))).toBeGreaterThan(0.9);
    expect(prior.of(work({ description: "Murder and love in the family." }))).toBeLessThan(0.1);
  });

  it("doubts nothing while it knows nothing", () => {
    expect(new LearningPrior().of(work({ description: "Murder and love." }))).toBe(1);
  });
});
