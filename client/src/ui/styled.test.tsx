import { chakra, ChakraProvider } from "@chakra-ui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { sourceLines } from "../testing/sourceLines";
import { buttonRecipe } from "./buttonRecipe";
import { styled } from "./styled";
import { theme } from "./theme/theme";

it("an element looks as Chakra makes it from the same recipe", () => {
  const [prepared, chakras] = [styled("button", buttonRecipe), chakra("button", buttonRecipe)].map((Button) =>
    renderToStaticMarkup(
      <ChakraProvider value={theme}>
        <Button>Default</Button>
        <Button variant="danger" size="icon" gap="6" disabled title="Delete" />
      </ChakraProvider>,
    ),
  );

  expect(prepared).toContain("Delete");
  expect(prepared).toBe(chakras);
});

it("no recipe is prepared at each rendering", () => {
  const preparing = /\bchakra\(.*|import \{[^}]*\bVisuallyHidden\b[^}]*\} from "@chakra-ui.*/g;
  const found = sourceLines.join("\n").match(preparing);

  expect(found).toEqual([expect.stringContaining("chakra(tag, theme.cva(recipe)")]);
});
