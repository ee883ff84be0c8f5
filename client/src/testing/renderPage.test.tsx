import { Box } from "@chakra-ui/react";
import { screen } from "@testing-library/react";
import { renderPage, styles } from "./renderPage";

describe("a rendered page", () => {
  it("has its styles in the sheet of its test file, which is removed afterwards", async () => {
    renderPage([{ path: "/", element: <Box color="fg.muted" children="Hello" /> }]);

    const { className } = await screen.findByText("Hello");
    const rules = styles.sheet.tags.map(({ textContent }) => textContent);
    expect(rules).toContainEqual(expect.stringContaining(`.${className}{`));
  });
});
