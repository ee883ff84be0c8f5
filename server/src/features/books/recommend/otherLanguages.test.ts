import { useTestApp } from "../../../testing/app/harness";
import { ensureCatalogue } from "../ensureCatalogue";
import { findRecommendations } from "./recommendBooks";

const testApp = useTestApp();

/** Goals of everyday life in the site's other languages, and what a book about them has in its title or subjects. */
const goals: Record<string, [goal: string, subject: RegExp][]> = {
  Spanish: [
    ["aprender a tocar la guitarra", /guitar/i],
    ["quiero invertir en la bolsa de valores", /invest|stock/i],
    ["cocina fácil para principiantes", /cook/i],
    ["fotografia digital", /photo/i],
    ["cómo hablar en público sin miedo", /public speaking/i],
    ["álgebra desde cero", /algebra/i],
    ["entender la física cuántica", /quantum|physics/i],
    ["mi hijo no quiere dormir", /sleep/i],
    ["gramática inglesa", /english|grammar/i],
    ["historia de la filosofía", /philosophy/i],
  ],
  Arabic: [
    ["أريد تعلم العزف على الجيتار", /guitar/i],
    ["تعلم البرمجة للمبتدئين", /programming/i],
    ["كيف أتعلم الطبخ", /cook/i],
    ["علم النفس", /psychology/i],
    ["الاستثمار في الأسهم", /invest|stock/i],
    ["أساسيات الإحصاء", /statistic/i],
    ["كيمياء عضوية", /organic chemistry/i],
    ["تعلّم الرسم", /draw/i],
    ["علم الفلك والنجوم", /astronom|star/i],
    ["تعلم اللغة الإسبانية", /spanish/i],
  ],
  Japanese: [
    ["ギターを弾けるようになりたい", /guitar/i],
    ["プログラミング入門", /programming/i],
    ["料理の基本を学ぶ", /cook/i],
    ["心理学がわかる本", /psychology/i],
    ["株式投資を始めたい", /invest|stock/i],
    ["統計学の基礎", /statistic/i],
    ["英文法をやり直す", /english|grammar/i],
    ["絵を描けるようになりたい", /draw/i],
    ["家庭菜園", /garden/i],
    ["人前で話すのが苦手", /public speaking/i],
  ],
};

describe("a goal in another language of the site", () => {
  beforeAll(() => ensureCatalogue(testApp().db.dataSource), 300_000);

  it.each(Object.keys(goals))(
    "in %s finds books of its subject among the first three, for 8 of 10",
    async (language) => {
      const missed: string[] = [];
      for (const [goal, subject] of goals[language] ?? []) {
        const { found } = await findRecommendations(testApp().services, { goal, interests: [], first: 3 });
        const isFound = found.some(({ book }) => subject.test(`${book.title} ${book.categories.join(" ")}`));
        if (!isFound) missed.push(goal);
      }
      expect(goals[language]).toHaveLength(10);
      expect(missed.length, missed.join(" · ")).toBeLessThanOrEqual(2);
    },
  );

  it("has reasons that quote nothing that the person did not say", async () => {
    const [best] = (await findRecommendations(testApp().services, { goal: "ギター", interests: [], first: 1 })).found;

    expect(best?.reason).toMatch(/^About guitar/i);
    expect(best?.evidence.every(({ said }) => said === null)).toBe(true);
  });
});
