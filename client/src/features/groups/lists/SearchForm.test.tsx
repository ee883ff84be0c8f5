import { screen } from "@testing-library/react";
import { useState } from "react";
import { renderPage } from "../../../testing/renderPage";
import { SearchForm } from "./SearchForm";

const everything = { search: "", interest: null, tag: "", sort: "ACTIVE" } as const;

/** The address, which follows the form late. */
function Page() {
  const [search, setSearch] = useState("");
  return (
    <>
      <SearchForm wanted={{ ...everything, search }} />
      <button onClick={() => setSearch("piano")}>The search is there</button>
      <button onClick={() => setSearch("")}>Back</button>
    </>
  );
}

describe("the form that searches for groups", () => {
  it("keeps what someone goes on to type until the search that they sent is there", async () => {
    const { user } = renderPage([{ path: "/groups", element: <Page /> }], { path: "/groups" });
    const words = await screen.findByRole("searchbox");
    await user.type(words, "piano{Enter}");
    await user.type(words, " duets");

    await user.click(screen.getByRole("button", { name: "The search is there" }));
    expect(words).toHaveValue("piano duets");
    await user.click(screen.getByRole("button", { name: "Back" }));

    expect(words).toHaveValue("");
  });
});
