import { useTestApp } from "../../testing/app/harness";
import { ensureCatalogue } from "./ensureCatalogue";

// The embedded database shares its processor with everything else that is tested.

const testApp = useTestApp();

const fragments = [
  ..."'; drop table books; --|\" or 1=1|${7*7}|{{constructor}}|<script>alert(1)</script>|%00|\\u0000|\\|/etc/passwd".split(
    "|",
  ),
  ...[
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\udc00x",
    "\ud83d",
    "\u202eevitcepsrep",
    "\u200b\u200d",
    "مرحبا بالعالم",
    "שלום עולם",
  ],
  ...[
    "学习绘画",
    "絵を描く",
    "การวาดภาพ",
    "그림 그리기",
    "мне нужна книга",
    "Ελληνικά",
    "हिन्दी",
    "😀👩‍👩‍👧‍👦🏳️‍🌈",
    "e\u0301\u0301\u0301\u0301",
  ],
  ...[
    "the of and to",
    "how to learn",
    "not",
    "without",
    "no no no",
    "...",
    "?!",
    "()[]{}",
    "***",
    "a:* & b:*",
    "'",
    '"',
    "$1",
    "?",
    "::text",
  ],
  ...[
    "1e400",
    "NaN",
    "-1",
    "0x00",
    "1/0",
    "null",
    "undefined",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
  ],
];

const repeat = (text: string) => [...text.repeat(500)].slice(0, 500).join("");

/** Each fragment alone, amid a goal, twice, and to the limit of 500 characters. */
const hostile = fragments
  .flatMap((fragment) => [
    fragment,
    `learn ${fragment} at home`,
    `${fragment}\n${fragment}`,
    repeat(fragment),
    repeat(`${fragment} `),
    `${"x".repeat(100)}${fragment}`,
    fragment.toUpperCase(),
    [...fragment].reverse().join(""),
    `"${fragment}"`,
    `${fragment} astronomy`,
  ])
  .filter((goal) => /\S/u.test(goal));

describe("hostile goals", () => {
  beforeAll(() => ensureCatalogue(testApp().db.dataSource), 120_000);

  it("are 500 and more", () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(450);
    expect(hostile.length).toBeGreaterThanOrEqual(500);
  });

  it("are answered over REST, every one", async () => {
    for (const query of hostile) {
      const response = await testApp().request({ method: "POST", url: "/api/recommendations", payload: { query } });
      expect([JSON.stringify(query), response.statusCode]).toEqual([JSON.stringify(query), 200]);
      expect(response.json().data.Get.Book.length).toBeGreaterThan(0);
    }
  });

  it("are answered over GraphQL, or refused by name", async () => {
    for (const goal of hostile) {
      const query = "query ($goal: String!) { recommendBooks(goal: $goal) { edges { reason node { id } } } }";
      const { status, data, errors } = await testApp().graphql(query, { goal });
      expect([JSON.stringify(goal), status < 500]).toEqual([JSON.stringify(goal), true]);
      expect(errors ? errors[0]?.extensions.code : "none").toMatch(/^(none|BAD_USER_INPUT)$/);
      if (!errors) expect(data.recommendBooks.edges.length).toBeGreaterThan(0);
    }
  });
});
