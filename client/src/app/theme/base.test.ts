import type { SystemStyleObject } from "@chakra-ui/react";
import { isCssProperty } from "@pandacss/is-valid-prop";
import { completeTheme as complete, sourceLines as lines, usedStyles } from "../../testing/usedStyles";
import { theme } from "./theme";

/** Chakra also notes each ground's colour in a variable, which nothing here reads. */
function withoutNotedGround(css: object): object {
  return Object.fromEntries(Object.entries(css).filter(([name]) => name !== "--bg-currentcolor"));
}

describe("the theme's own base", () => {
  it("M55 turns every style prop on a screen into the same CSS as all of Chakra's would", () => {
    const styles = usedStyles() as SystemStyleObject[];

    expect(styles.length).toBeGreaterThan(500);
    for (const style of styles)
      expect([style, theme.css(style)]).toEqual([style, withoutNotedGround(complete.css(style))]);
  });

  it("M55 knows every CSS property that a component takes as a prop", () => {
    const props = lines.flatMap((line) => [...line.matchAll(/\b([a-z]\w*)=[{"]/gi)].map(([, name]) => name ?? ""));
    const others = "page columns direction d r cx cy fillRule strokeWidth strokeLinecap strokeLinejoin".split(" ");
    const used = new Set(props.filter((name) => isCssProperty(name) && !others.includes(name)));

    expect(used.size).toBeGreaterThan(50);
    expect([...used].filter((name) => !theme.utility.keys().includes(name))).toEqual([]);
  });

  it("M55 knows every condition on a screen", () => {
    const used = new Set(lines.flatMap((line) => line.match(/(?<![\w$])_[a-z]\w*(?=[=:])/gi) ?? []));

    expect(used.size).toBeGreaterThan(3);
    for (const name of used)
      expect([name, theme.conditions.resolve(name)]).toEqual([name, complete.conditions.resolve(name)]);
  });
});
