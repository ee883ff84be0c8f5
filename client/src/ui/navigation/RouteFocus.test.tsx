import { ChakraProvider } from "@chakra-ui/react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Link, MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { theme } from "../theme/theme";
import { PageTitle } from "../page/PageTitle";
import { RouteFocusProvider } from "./RouteFocus";

function Frame() {
  const { pathname } = useLocation();
  return (
    <RouteFocusProvider pathname={pathname}>
      <Link to="/late">Go</Link>
      <button type="button">Your places</button>
      <Routes>
        <Route path="/late" element={<LatePage />} />
        <Route path="/" element={<p>Start</p>} />
      </Routes>
    </RouteFocusProvider>
  );
}

/** Its heading comes with a pointer that moves no focus, as an answer of the service does. */
function LatePage() {
  const [isThere, setThere] = useState(false);
  return isThere ? <PageTitle>Late</PageTitle> : <p onPointerEnter={() => setThere(true)}>Loading</p>;
}

const open = async () => {
  const user = userEvent.setup();
  render(
    <ChakraProvider value={theme}>
      <MemoryRouter>
        <Frame />
      </MemoryRouter>
    </ChakraProvider>,
  );
  await user.click(screen.getByRole("link", { name: "Go" }));
  return { user, arrive: () => user.hover(screen.getByText("Loading")) };
};

describe("the heading of a page that comes late", () => {
  it("takes the focus", async () => {
    const { arrive } = await open();

    await arrive();

    expect(screen.getByRole("heading", { name: "Late" })).toHaveFocus();
  });

  it("leaves it where a person has gone meanwhile, such as a menu", async () => {
    const { user, arrive } = await open();
    await user.click(screen.getByRole("button", { name: "Your places" }));

    await arrive();

    expect(screen.getByRole("heading", { name: "Late" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Your places" })).toHaveFocus();
  });
});
