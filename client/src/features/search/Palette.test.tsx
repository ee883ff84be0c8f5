import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { fakeService, refuses, says } from "../../testing/fakeService";
import { ada } from "../../testing/postPage";
import { from, switchMap } from "rxjs";
import { renderPage } from "../../testing/renderPage";
import { Palette } from "./Palette";
import { rememberSearch } from "./recentSearches";

const mark = (field: string, start: number, length: number) => ({ __typename: "Highlight", field, start, length });

const bo = {
  __typename: "PersonMatch",
  user: { __typename: "User", id: "u2", name: "Bo Python", avatar: "/avatars/u2" },
  profile: { __typename: "Profile", id: "p2", location: "Lima", company: null, skills: ["Reading", "Python"] },
  highlights: [mark("name", 3, 6), mark("skills.1", 0, 6)],
};
const book = {
  __typename: "BookMatch",
  book: { __typename: "Book", id: "b1", title: "Learning Python", authors: ["Mark Lutz"] },
  highlights: [mark("title", 9, 6)],
};

const results = (found: object = {}) => ({
  search: { __typename: "SearchResults", people: [], groups: [], sessions: [], books: [], closest: null, ...found },
});

type Answers = Parameters<typeof fakeService>[0];

async function openPalette(answers: Answers = {}, { isMember = true } = {}) {
  if (isMember) localStorage.setItem("token", "t1");
  const service = fakeService({ Me: () => says({ me: isMember ? ada : null }), ...answers });
  const onClose = vi.fn<() => void>();
  const children = [
    { path: "/", element: <Palette onClose={onClose} /> },
    { path: "*", element: <h1>Somewhere</h1> },
  ];
  const page = renderPage(children, { link: service.link });
  await screen.findByRole("option", { name: isMember ? "Schedule" : "Log in" });
  return { ...service, ...page, onClose, field: screen.getByRole("combobox") };
}

const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
const chosen = () => screen.getByRole("option", { selected: true }).textContent;

describe("the palette", () => {
  it("D1 shows what was found by kind, with what was looked for marked", async () => {
    const { user, field } = await openPalette({ Search: () => says(results({ people: [bo], books: [book] })) });

    await user.type(field, "pyhton");

    const people = within(await screen.findByRole("group", { name: "People" }));
    expect(people.getByRole("option")).toHaveTextContent("Bo PythonPython · Reading · Lima");
    expect([...document.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual([
      "Python",
      "Python",
      "Python",
    ]);
    expect(within(screen.getByRole("group", { name: "Books" })).getByRole("option")).toHaveTextContent("Mark Lutz");
    expect(screen.getByRole("status")).toHaveTextContent(/^2 results$/);
  });

  it("D4 says that there may be more than it shows", async () => {
    const four = ["u2", "u3", "u4", "u5"].map((id) => ({ ...bo, user: { ...bo.user, id } }));
    const { user, field } = await openPalette({ Search: () => says(results({ people: four })) });

    await user.type(field, "bo p");

    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("At least 4 results"));
  });

  it("D4 is used by keyboard alone: the arrows move round, Enter opens", async () => {
    const { user, field, history, onClose } = await openPalette({ Search: () => says(results({ people: [bo] })) });
    await user.type(field, "bo p");
    await screen.findByRole("group", { name: "People" });

    expect(chosen()).toContain("Bo Python");
    expect(field).toHaveAttribute("aria-activedescendant", screen.getByRole("option", { selected: true }).id);
    await user.keyboard("{ArrowUp}");
    expect(chosen()).toContain("All results for");
    await user.keyboard("{ArrowDown}{Enter}");

    expect(history.location.pathname).toBe("/profile/u2");
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("D4 offers what a person types to do, and takes back nothing that an input method composes", async () => {
    const { user, field, history } = await openPalette({ Search: () => says(results()) });
    await user.type(field, "plan");
    expect(options()[0]).toBe("Plan a session");

    fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    expect(history.location.pathname).toBe("/");
    await user.keyboard("{Enter}");

    expect(history.location.pathname).toBe("/schedule/new");
  });

  it("D4 keeps what was found until the next is there", async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let asked = 0;
    const { user, field } = await openPalette({
      Search() {
        asked += 1;
        return asked > 1 ? from(held).pipe(switchMap(() => says(results()))) : says(results({ people: [bo] }));
      },
    });
    await user.type(field, "b");
    await screen.findByRole("group", { name: "People" });

    await user.type(field, "ox");
    await waitFor(() => expect(asked).toBe(2));
    expect(screen.getByRole("group", { name: "People" })).toBeInTheDocument();
    await act(async () => release());

    await waitFor(() => expect(screen.queryByRole("group", { name: "People" })).not.toBeInTheDocument());
    expect(screen.getByText(/Nothing found for “.*box.*”/)).toBeInTheDocument();
    expect(screen.getByText(/Check the spelling/)).toBeInTheDocument();
  });

  it("says that a search failed, keeps what was typed, and tries again", async () => {
    let isDown = true;
    const { user, field } = await openPalette({
      Search: () => (isDown ? refuses("UNAVAILABLE", "Busy") : says(results({ people: [bo] }))),
    });

    await user.type(field, "bo");
    expect(await screen.findByRole("alert")).toHaveTextContent("The search didn't work");
    expect(field).toHaveValue("bo");
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByRole("group", { name: "People" })).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("looks for the beginning of a text that is longer than the service takes", async () => {
    const { field, callsOf } = await openPalette({ Search: () => says(results({ people: [bo] })) });

    fireEvent.change(field, { target: { value: "b".repeat(250) } });

    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("1 result"));
    expect(callsOf("Search").map(({ variables }) => variables.query)).toEqual(["b".repeat(200)]);
  });

  it("remembers what a member looked for and opened, and forgets it on request", async () => {
    rememberSearch("algebra");
    const { user, field } = await openPalette({ Search: () => says(results({ people: [bo] })) });

    await user.click(screen.getByRole("option", { name: "algebra" }));
    expect(field).toHaveValue("algebra");
    await user.clear(field);
    await user.click(screen.getByRole("button", { name: "Clear recent searches" }));

    expect(screen.queryByRole("option", { name: "algebra" })).not.toBeInTheDocument();
    expect(localStorage.getItem("searches")).toBeNull();
  });

  it("offers guests what guests may do, and remembers nothing of them", async () => {
    const { user, field } = await openPalette({ Search: () => says(results({ people: [bo] })) }, { isMember: false });
    expect(options()).toEqual(["Buddies", "Books", "Sign up", "Log in", "Dark theme"]);

    await user.type(field, "bo");
    await screen.findByRole("group", { name: "People" });
    await user.keyboard("{Enter}");

    expect(localStorage).toHaveLength(0);
  });

  it("D4 goes to the last option with End and to the first with Home", async () => {
    const { user, field } = await openPalette({ Search: () => says(results({ people: [bo] })) });
    await user.type(field, "bo p");
    await screen.findByRole("group", { name: "People" });

    await user.keyboard("{End}");
    expect(chosen()).toContain("All results for");
    await user.keyboard("{Home}");
    expect(chosen()).toContain("Bo Python");
  });
});
