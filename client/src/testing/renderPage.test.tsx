import { Box } from "@chakra-ui/react";
import { screen } from "@testing-library/react";
import { renderPage, styles } from "./renderPage";

describe("a rendered page", () => {
  it("has the styles of its test file alone", async () => {
    renderPage([{ path: "/", element: <Box color="fg.muted" children="Hello" /> }]);

    expect(await screen.findByText("Hello")).toBeVisible();
    const inPage = document.querySelectorAll("style[data-emotion=css]");
    expect(inPage.length).toBeGreaterThan(0);
    expect([...inPage]).toEqual(styles.sheet.tags);
  });
});
