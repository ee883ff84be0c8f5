import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { useFocusOnMore } from "./useFocusOnMore";

function List({ load }: { load(): Promise<string[]> }) {
  const [items, setItems] = useState(["second", "first"]);
  const { list, loadMore } = useFocusOnMore(items.length, async () => {
    const more = await load();
    setItems((known) => [...known, ...more]);
  });
  return (
    <>
      <ul ref={list}>
        {items.map((item) => (
          <li key={item} tabIndex={-1}>
            {item}
          </li>
        ))}
      </ul>
      <button onClick={() => void loadMore()}>More</button>
      <button onClick={() => setItems((known) => ["third", ...known])}>Somebody adds one</button>
    </>
  );
}

describe("useFocusOnMore", () => {
  it("moves the focus to the first entry that was loaded, also when somebody adds one meanwhile", async () => {
    let resolve = (_more: string[]) => {};
    render(<List load={() => new Promise((done) => (resolve = done))} />);
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    await userEvent.click(screen.getByRole("button", { name: "Somebody adds one" }));

    await act(async () => resolve(["older", "oldest"]));

    expect(screen.getByText("older")).toHaveFocus();
  });
});
