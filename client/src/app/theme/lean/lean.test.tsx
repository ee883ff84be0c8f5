import {
  chakra as chakras,
  ChakraProvider,
  defineRecipe,
  Flex,
  Heading,
  Link,
  type SystemStyleObject,
  Text,
} from "@chakra-ui/react";
import { render } from "@testing-library/react";
import { createRef, type ReactElement } from "react";
import { buttonRecipe } from "../../../ui/buttonRecipe";
import { sourceLines, usedStyles } from "../../../testing/usedStyles";
import { theme } from "../theme";
import { chakra as lean } from "./factory";
import { leanSystem } from "./leanSystem";
import { themeTables } from "./themeTables";

const system = leanSystem(themeTables(theme));

/** What only one of two props or places decides: merging, order, conditions inside conditions. */
const combinations: object[] = [
  { padding: { base: "4", md: "8", lg: "10" }, _hover: { bg: "bg.subtle" }, _print: { display: "none" } },
  { bg: "bg", background: "accent", css: undefined },
  { _hover: { "& svg": { transform: "none" }, color: { base: "fg", md: "fg.muted" } } },
  { hideFrom: "md", display: "flex", lineClamp: 2, truncate: true },
  { layerStyle: "card", borderRadius: "none", "--own": "colors.bg", opacity: 0, content: '"!"' },
  { width: ["full", null, "64"], margin: "-4", animation: "none !important" },
  { backgroundImage: "linear-gradient({colors.bg.picture}, {colors.transparent})", top: null },
  { "@media (hover: hover)": { color: "fg" }, "@media print": { color: "ink" }, color: { sm: "paper" } },
];

describe("the theme of a built page", () => {
  it("M55 turns every style on a screen into the CSS that Chakra turns it into", () => {
    const styles = [...usedStyles(), ...combinations] as SystemStyleObject[];

    expect(styles.length).toBeGreaterThan(500);
    for (const style of styles)
      expect([style, JSON.stringify(system.css(style))]).toEqual([style, JSON.stringify(theme.css(style))]);
  });

  it("M55 gives style props, variants and recipes to the element as Chakra does", () => {
    const draw = (chakra: typeof chakras) => {
      const Button = chakra("button", buttonRecipe);
      const Box = chakra("div", defineRecipe({ base: { color: "fg", _hover: { color: "bg" } } }), {
        defaultProps: { title: "box" },
      });
      return [
        <chakra.div key="1" padding="4" css={{ color: "fg", "& svg": { color: "bg" } }} aria-label="a" hidden />,
        <chakra.div key="2" css={[{ color: "fg" }, { color: "bg", padding: 0 }]} margin="2" color="ink" />,
        <chakra.img key="3" htmlWidth={20} htmlHeight={10} alt="" width="4" />,
        <Button key="4" variant="primary" size={{ base: "md", md: "lg" }} type="button" marginTop="auto">
          Go
        </Button>,
        <Button key="5" asChild className="own">
          <a href="/" className="other" style={{ top: 0 }}>
            Link
          </a>
        </Button>,
        <Box key="6" display={undefined} as="p" />,
      ];
    };

    const expected = draw(chakras).map((element) => look(element, theme));
    expect(draw(lean as unknown as typeof chakras).map((element) => look(element, system))).toEqual(expected);
  });

  it("M55 serves the components of Chakra that screens use", () => {
    const elements = [
      <Heading key="1" as="h1" size="xl" lineClamp={2} />,
      <Text key="2" color="fg.muted" />,
      <Link key="3" href="/" />,
      <Flex key="4" direction="column" gap="2" />,
    ];

    for (const element of elements) expect(look(element, system)).toEqual(look(element, theme));
  });

  it("M55 has all that screens use of Chakra", () => {
    const missing = /compoundVariants|SlotRecipe|\b(textStyle|animationStyle|colorPalette|forwardProps)\b/;

    expect(sourceLines.filter((line) => missing.test(line))).toEqual([]);
  });

  it("M55 hands the element to a ref, and both handlers to a child", () => {
    const [ref, childRef] = [createRef<HTMLAnchorElement>(), createRef<HTMLAnchorElement>()];
    const clicks: string[] = [];
    const Button = (lean as unknown as typeof chakras)("button", buttonRecipe);
    const { getByRole } = render(
      <ChakraProvider value={system}>
        <Button asChild ref={ref as never} onClick={() => clicks.push("own")}>
          <a ref={childRef} href="#here" onClick={() => clicks.push("child")}>
            Link
          </a>
        </Button>
      </ChakraProvider>,
    );
    getByRole("link").click();

    expect(ref.current).toBe(getByRole("link"));
    expect(childRef.current).toBe(getByRole("link"));
    expect(clicks.sort()).toEqual(["child", "own"]);
  });
});

/** An element's tag and attributes, and its class, which is a hash of its CSS. */
function look(element: ReactElement, value: typeof theme) {
  const { container, unmount } = render(<ChakraProvider value={value}>{element}</ChakraProvider>);
  const drawn = container.firstElementChild as Element;
  const own = [...drawn.classList].filter((name) => name.startsWith("css-"));
  const others = [...drawn.classList].filter((name) => !name.startsWith("css-"));
  const attributes = [...drawn.attributes].filter(({ name }) => name !== "class").map((a) => `${a.name}=${a.value}`);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  expect(rules.join()).toContain(`.${own[0]}`);
  unmount();
  expect(own).toHaveLength(1);
  return { tag: drawn.tagName, attributes: attributes.sort(), others: others.sort(), own };
}
