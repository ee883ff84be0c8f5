/// <reference types="node" />
import { createSystem, defaultBaseConfig, defineConfig, type SystemStyleObject } from "@chakra-ui/react";
import { isCssProperty } from "@pandacss/is-valid-prop";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { semanticTokens } from "./semanticTokens";
import { theme } from "./theme";
import { breakpoints, tokens } from "./tokens";

const sources = path.resolve(__dirname, "../..");
const lines = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/test\.|generated|theme/.test(file))
  .flatMap((file) => readFileSync(path.join(sources, file), "utf8").split("\n"));

/** The same tokens with all of Chakra's style props. */
const complete = createSystem(
  defaultBaseConfig,
  defineConfig({ cssVarsPrefix: "sc", theme: { breakpoints, tokens, semanticTokens } }),
);

/** Every style prop with each text on its line: more than is used, but nothing less. */
function usedStyles(): object[] {
  const names = new Set(complete.utility.keys());
  return lines.flatMap((line) => {
    const values = [...line.matchAll(/"([^"]*)"/g)].map(([, value]) => value ?? "");
    const props = [...line.matchAll(/\b([a-z]\w*)[=:]/gi)]
      .map(([, name]) => name ?? "")
      .filter((name) => names.has(name));
    return props.flatMap((name) => values.map((value) => ({ [name]: value })));
  });
}

/** Chakra also notes each ground's colour in a variable, which nothing here reads. */
function withoutNotedGround(css: object): object {
  return Object.fromEntries(Object.entries(css).filter(([name]) => name !== "--bg-currentcolor"));
}

describe("the theme's own base", () => {
  it("M55 turns every style prop on a screen into the same CSS as all of Chakra's would", () => {
    const styles = usedStyles();

    expect(styles.length).toBeGreaterThan(500);
    for (const style of styles)
      expect([style, theme.css(style as SystemStyleObject)]).toEqual([
        style,
        withoutNotedGround(complete.css(style as SystemStyleObject)),
      ]);
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
