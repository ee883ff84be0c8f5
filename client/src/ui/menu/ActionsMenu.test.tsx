import { screen } from "@testing-library/react";
import { Flag } from "../../generated/icons/Flag";
import { Trash2 } from "../../generated/icons/Trash2";
import { renderPage } from "../../testing/renderPage";
import { ActionsMenu } from "./ActionsMenu";

function open() {
  const chosen: string[] = [];
  const entries = [
    { label: "Report", Icon: Flag, onSelect: () => chosen.push("Report") },
    null,
    { label: "Delete", Icon: Trash2, isDanger: true, onSelect: () => chosen.push("Delete") },
  ];
  const element = (
    <>
      <ActionsMenu label="More" entries={entries} />
      <button>Next</button>
    </>
  );
  const { user } = renderPage([{ path: "/", element }]);
  return { user, chosen, button: screen.getByRole("button", { name: "More" }) };
}

const items = () => screen.queryAllByRole("menuitem").map(({ textContent }) => textContent);

describe("X2 the menu of a thing", () => {
  it("opens with the keyboard, moves with the arrow keys, and gives the focus back", async () => {
    const { user, chosen, button } = open();

    await user.tab();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("menuitem", { name: "Report" })).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("menuitem", { name: "Delete" })).toHaveFocus();
    await user.keyboard("{ArrowDown}{ArrowUp}{Home}{End}{Enter}");

    expect(chosen).toEqual(["Delete"]);
    expect(items()).toEqual([]);
    expect(button).toHaveFocus();
  });

  it("closes with Escape, and with Tab, which goes on from the button", async () => {
    const { user, chosen, button } = open();

    await user.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{Escape}");
    expect(items()).toEqual([]);
    expect(button).toHaveFocus();
    await user.click(button);
    await user.tab();

    expect(items()).toEqual([]);
    expect(screen.getByRole("button", { name: "Next" })).toHaveFocus();
    expect(chosen).toEqual([]);
  });

  it("closes at a press outside, and at a second press of its button", async () => {
    const { user, button } = open();

    await user.click(button);
    expect(items()).toEqual(["Report", "Delete"]);
    await user.click(document.body);
    expect(items()).toEqual([]);
    await user.click(button);
    await user.click(button);
    expect(items()).toEqual([]);
  });

  it("is not there while nothing is offered", () => {
    renderPage([{ path: "/", element: <ActionsMenu label="More" entries={[null]} /> }]);

    expect(screen.queryByRole("button")).toBeNull();
  });
});
