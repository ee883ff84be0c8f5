import { sourceLines } from "../../testing/sourceLines";
import { theme } from "./theme";

const named = (names: string, kind: string) => names.split(" ").map((name) => [name, kind] as const);

/** The kind of token that a property takes. A name that is no token is no value of CSS either, and the browser ignores it without a word. */
const kinds = new Map([
  ...named("color bg borderColor outlineColor", "colors"),
  ...named("fontSize", "fontSizes"),
  ...named("fontWeight", "fontWeights"),
  ...named("lineHeight", "lineHeights"),
  ...named("borderRadius", "radii"),
  ...named("boxShadow", "shadows"),
  ...named("zIndex", "zIndex"),
  ...named("gap rowGap columnGap padding paddingBlock paddingInline paddingTop paddingBottom", "spacing"),
  ...named("margin marginBlock marginInline marginTop marginBottom marginInlineStart marginInlineEnd", "spacing"),
  ...named("width height minWidth minHeight maxWidth maxHeight", "sizes"),
]);

const usage = new RegExp(`(?<![\\w-])(${[...kinds.keys()].join("|")})(?:: |=)"([^"]+)"`, "g");

const word = /^(inherit|currentColor|transparent|none|auto|black|full|fit-content|min-content|max-content)$/;
const length = /^-?[\d.]+(px|rem|em|%|cqw|cqi|vh|vw|dvh|svh|ch)( .*)?$/;
const other = /^(0( .*)?|#[\da-f]+|inset .*|[\w-]+\(.*)$/;
const hasNoUnit = new Set(["lineHeight", "zIndex", "fontWeight"]);

/** The shapes of pictures name an interest; lines of SVG have numbers. */
const isPicture = (line: string) => /shape: |<(svg|path|circle|rect|img|Picture|chakra\.svg)\b/.test(line);

it("every token that a style names is there", () => {
  const uses = sourceLines
    .filter((line) => !isPicture(line))
    .flatMap((line) => [...line.matchAll(usage)].map(([, property = "", name = ""]) => ({ property, name, line })));
  const isKnown = ({ property, name }: (typeof uses)[number]) =>
    theme.tokens.getByName(`${kinds.get(property)}.${name.replace(/^-/, "")}`) !== undefined ||
    [word, length, other].some((form) => form.test(name)) ||
    (hasNoUnit.has(property) && /^-?[\d.]+$/.test(name));

  expect(uses.length).toBeGreaterThan(1_000);
  expect(uses.filter((use) => !isKnown(use)).map(({ line }) => line.trim())).toEqual([]);
});
