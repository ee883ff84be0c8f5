import { initialsOf, initialsPicture, nobodyPicture } from "./initialsPicture";

describe("initialsOf", () => {
  it.each([
    ["Ada Lovelace", "AL"],
    ["ada", "A"],
    ["  Jean   Luc  Picard ", "JP"],
    ["Ö", "Ö"],
    ["élodie ångström", "ÉÅ"],
    ["e\u0301lodie", "É"],
    ['(Bob) "the builder" Jones', "BJ"],
    ["李小龍", "李"],
    ["王 小明", "王小"],
    ["👩🏽‍🚀 Valentina", "👩🏽‍🚀V"],
    ["🇵🇭", "🇵🇭"],
    ["नीता क्षत्रिय", "नीक्ष"],
    ["ნინო ბერიძე", "ნბ"],
    ["3 Amigos", "3A"],
    ["ﬁona", "F"],
    ["—", "?"],
    ["<>", "?"],
  ])("makes %s into %s", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it("keeps the letters of a joined script apart", () => {
    expect(initialsOf("ليلى حداد")).toBe("ل\u200cح");
  });

  it("writes a right-to-left name's letters in the order in which they are read", () => {
    expect(initialsOf("משה כהן")).toBe("מכ");
  });
});

describe("initialsPicture", () => {
  it("has the same colour for the same name, and not one for all", () => {
    const colorOf = (name: string) => /fill="(#[0-9a-f]{6})"/.exec(initialsPicture(name))?.[1];

    expect(colorOf("Ada Lovelace")).toBe(colorOf("Ada Lovelace"));
    expect(new Set(["Ada", "Bob", "Chen", "Dina", "Emre", "Fatou"].map(colorOf)).size).toBeGreaterThan(2);
  });

  it.each(["<script>alert(1)</script>", "& Co", '" onload="alert(1)', "'", "\u0001\u0002", "a\u{10ffff}"])(
    "lets no name out of its text (%s)",
    (name) => {
      const text = /<text [^>]*>([^<]*)<\/text><\/svg>$/.exec(initialsPicture(name))?.[1] ?? "";

      expect(text).toMatch(/^[^<>&"'\p{Cc}]+$/u);
    },
  );

  it("draws someone without a name for a member that there is not", () => {
    expect(nobodyPicture()).toMatch(/^<svg .*<\/svg>$/);
    expect(nobodyPicture()).not.toContain("<text");
  });
});
