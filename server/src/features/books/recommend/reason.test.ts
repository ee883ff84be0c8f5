import { Interest } from "../../profiles/interest";
import { Book } from "../Book";
import type { GoalTerm } from "../goal/analyzeGoal";
import { phraseOf, wordsIn } from "../language/terms";
import { explain } from "./reason";

const bicycle = { label: "bicycle", importance: 1 };

/** A term of the thesaurus for "bicycle", in the person's order of weight. */
function hit(words: string, value: number, said = bicycle) {
  const [first, second] = wordsIn(words);
  if (!first) throw new Error("no word");
  const term = second ? phraseOf(first.stem, second.stem) : first.stem;
  const goalTerm: GoalTerm = { term, weight: value, ideas: [{ concept: said, weight: value }], origin: "related" };
  return { term: goalTerm, value };
}

function reasonOf(description: string, hits: ReturnType<typeof hit>[]) {
  const book = Object.assign(new Book(), { title: "A Race", subtitle: "", categories: [], authors: [], description });
  return explain(book, hits, { goal: "repair a bicycle or a wheel", interests: [] });
}

describe("the reason of a book", () => {
  it("quotes words that overlap as one", () => {
    const { reason, evidence } = reasonOf("He won the Tour de France.", [hit("de France", 3), hit("tour de", 2)]);

    expect(reason).toBe("Touches on Tour de France, for your “bicycle”");
    expect(evidence).toEqual([{ words: "Tour de France", field: "description", said: "bicycle" }]);
  });

  it("keeps them apart where the book does not have them in a row", () => {
    const { reason } = reasonOf("A tour de force. Then he saw de France.", [hit("de France", 3), hit("tour de", 2)]);

    expect(reason).toBe("Touches on de France and tour de, for your “bicycle”");
  });

  it("keeps them apart where they stand for different words of the person", () => {
    const wheel = { label: "wheel", importance: 1 };
    const { evidence } = reasonOf("The Tour de France.", [hit("de France", 3), hit("tour de", 2, wheel)]);

    expect(evidence.map(({ words }) => words)).toEqual(["de France"]);
  });

  it("names the interests that the book is about, in the order of the person's choice", () => {
    const interests = [Interest.CODING, Interest.PHYSICS, Interest.ART, Interest.CHEMISTRY, Interest.ART];
    const forInterest = (words: string) => {
      const { term, value } = hit(words, 1);
      return { term: { ...term, ideas: [], origin: "interest" as const }, value };
    };
    const closeTo = (over: Partial<Book>, ...words: string[]) => {
      const empty = { title: "A Book", subtitle: "", categories: [], authors: [], description: "" };
      const book = Object.assign(new Book(), empty, over);
      const { reason } = explain(book, words.map(forInterest), { goal: "", interests });
      return /close to your interest in (.*)$/.exec(reason)?.[1];
    };

    expect(closeTo({ title: "On Art" }, "art")).toBe("Art");
    expect(closeTo({ subtitle: "Art and software" }, "art", "software")).toBe("Coding and Art");
    expect(closeTo({ categories: ["Science"] }, "science")).toBe("Physics and Chemistry");
    expect(closeTo({ description: "It mentions art once." }, "art")).toBeUndefined();
    expect(closeTo({ authors: ["Art Young"] }, "art")).toBeUndefined();
  });
});
