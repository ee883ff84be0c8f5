import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { renderPage } from "../../testing/renderPage";
import { Modal } from "./Modal";

interface Options {
  /** The outer dialog refuses to close. */
  isPending?: boolean;
}

function Page({ isPending }: Options) {
  const [open, setOpen] = useState(0);
  return (
    <>
      <button onClick={() => setOpen(1)}>Open</button>
      <Modal title="Outer" isOpen={open > 0} onClose={() => !isPending && setOpen(0)}>
        <textarea aria-label="Text" />
        <input aria-label="Picky" onKeyDown={(event) => event.key === "Escape" && event.preventDefault()} />
        <input type="file" aria-label="File" />
        <button onClick={() => setOpen(2)}>More</button>
        <Modal title="Inner" isOpen={open > 1} onClose={() => setOpen(1)}>
          Sure?
        </Modal>
      </Modal>
    </>
  );
}

async function open(options: Options = {}) {
  const { user } = renderPage([{ path: "/", element: <Page {...options} /> }]);
  await user.click(screen.getByRole("button", { name: "Open" }));
  const outer = screen.getByRole("dialog", { name: "Outer" });
  vi.spyOn(outer, "getBoundingClientRect").mockReturnValue({ left: 100, right: 500, top: 100, bottom: 400 } as DOMRect);
  return { user, outer, text: screen.getByLabelText("Text") };
}

const outside = { clientX: 20, clientY: 20 };
const inside = { clientX: 200, clientY: 200 };
const names = () => screen.queryAllByRole("dialog").map((dialog) => dialog.querySelector("h2")?.textContent);

describe("N19 a dialog", () => {
  it("stays open when marking text ends outside, or began there, or at its own edge", async () => {
    const { outer, text } = await open();

    fireEvent.mouseDown(text, inside);
    fireEvent.click(outer, outside);
    fireEvent.mouseDown(outer, outside);
    fireEvent.click(outer, inside);
    fireEvent.mouseDown(outer, inside);
    fireEvent.click(outer, inside);
    fireEvent.click(outer, outside);

    expect(names()).toEqual(["Outer"]);
  });

  it("closes at a press on the page behind", async () => {
    const { outer } = await open();

    fireEvent.mouseDown(outer, outside);
    fireEvent.click(outer, outside);

    expect(names()).toEqual([]);
  });

  it("closes alone at Esc, also while the key is held", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "More" }));
    const inner = screen.getByRole("dialog", { name: "Inner" });

    fireEvent.keyDown(inner, { key: "Escape" });
    expect(names()).toEqual(["Outer"]);
    fireEvent.keyDown(screen.getByLabelText("Text"), { key: "Escape", repeat: true });
    fireEvent(screen.getByLabelText("File"), new Event("cancel", { bubbles: true, cancelable: true }));
    fireEvent.keyDown(screen.getByLabelText("Picky"), { key: "Escape" });
    expect(names()).toEqual(["Outer"]);
    fireEvent.keyDown(screen.getByLabelText("Text"), { key: "Escape" });
    expect(names()).toEqual([]);
  });

  it("that refuses to close is shown again when the browser closed it nevertheless", async () => {
    const { outer } = await open({ isPending: true });

    fireEvent.keyDown(outer, { key: "Escape" });
    expect(names()).toEqual(["Outer"]);
    act(() => (outer as HTMLDialogElement).close());
    expect(outer).not.toHaveAttribute("open");

    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(outer).toHaveAttribute("open");
  });
});
