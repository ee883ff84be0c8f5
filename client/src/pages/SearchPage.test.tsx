import { act, screen, waitFor } from "@testing-library/react";
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

const nothing = { __typename: "SearchResults", people: [], groups: [], sessions: [], books: [], closest: null };

/** Of sixty groups those that are asked for. */
const answer = ({ first, skip }: Record<string, unknown>) =>
  says({
    search: {
      ...nothing,
      groups: all.slice(Number(skip), Number(skip) + Number(first)),
    },
  });

function openPage(address: string) {
  localStorage.setItem("token", "t1");
  const service = fakeService({ Me: () => says({ me: ada }), Search: (variables) => answer(variables) });
  const somewhere = { path: "*", element: <h1>Somewhere</h1> };
  return renderPage([{ path: "/search", element: <SearchPage /> }, somewhere], { link: service.link, path: address });
}

/** The groups that were found, by their addresses: the roles of sixty links take seconds to compute. */
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('section a[href^="/posts/g"]')];

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

  it("D4 is as long as it was after Back", async () => {
    const { user, history } = openPage("/search?q=circle&kind=GROUPS");
    await waitFor(() => expect(links()).toHaveLength(20));
    for (const length of [40, 60]) {
      await user.click(screen.getByRole("button", { name: "Load more groups" }));
      await waitFor(() => expect(links()).toHaveLength(length));
    }

    await user.click(screen.getByRole("link", { name: "Circle 50" }));
    expect(await screen.findByRole("heading", { name: "Somewhere" })).toBeVisible();
    act(() => history.go(-1));

    await waitFor(() => expect(links()).toHaveLength(60));
    expect(links().map(({ textContent }) => textContent)).toEqual(all.map(({ name }) => name));
  });

  it("offers the closest spelling where nothing was found, and looks for it", async () => {
    localStorage.setItem("token", "t1");
    const service = fakeService({
      Me: () => says({ me: ada }),
      Search: ({ query }) =>
        query === "pyhtonn" ? says({ search: { ...nothing, closest: "python" } }) : answer({ first: 5, skip: 0 }),
    });
    const { user, history } = renderPage([{ path: "/search", element: <SearchPage /> }], {
      link: service.link,
      path: "/search?q=pyhtonn",
    });

    await user.click(await screen.findByRole("button", { name: "Search for “python” instead" }));

    await waitFor(() => expect(links()).toHaveLength(5));
    expect(history.location.search).toBe("?q=python");
  });
});
