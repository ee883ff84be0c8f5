import { screen, waitFor, within } from "@testing-library/react";
import { fakeService, says } from "../testing/fakeService";
import { ada } from "../testing/postPage";
import { renderPage } from "../testing/renderPage";
import { SearchPage } from "./SearchPage";

const all = Array.from({ length: 60 }, (_, place) => ({
  __typename: "GroupMatch",
  id: `g${place}`,
  name: `Circle ${place}`,
  group: null,
  highlights: [],
}));

/** Of sixty groups those that are asked for. */
const answer = ({ first, skip }: Record<string, unknown>) =>
  says({
    search: {
      __typename: "SearchResults",
      people: [],
      sessions: [],
      books: [],
      groups: all.slice(Number(skip), Number(skip) + Number(first)),
    },
  });

function openPage(address: string) {
  localStorage.setItem("token", "t1");
  const service = fakeService({ Me: () => says({ me: ada }), Search: (variables) => answer(variables) });
  return renderPage([{ path: "/search", element: <SearchPage /> }], { link: service.link, path: address });
}

const links = () => within(screen.getByRole("region", { name: "Groups" })).getAllByRole("link");

describe("the page of search", () => {
  it("leaves none out when another kind is chosen after more were loaded", async () => {
    const { user } = openPage("/search?q=circle&kind=GROUPS");
    await waitFor(() => expect(links()).toHaveLength(20));
    await user.click(screen.getByRole("button", { name: "Load more groups" }));
    await waitFor(() => expect(links()).toHaveLength(40));

    await user.click(screen.getByRole("radio", { name: "Everything" }));

    await waitFor(() => expect(links()).toHaveLength(5));
    await user.click(screen.getByRole("button", { name: "Load more groups" }));
    await waitFor(() => expect(links()).toHaveLength(25));
    expect(links().map(({ textContent }) => textContent)).toEqual(all.slice(0, 25).map(({ name }) => name));
  });
});
