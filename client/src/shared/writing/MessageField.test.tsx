import { fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { renderPage } from "../../testing/renderPage";
import { MessageField } from "./MessageField";

function Writing({ initial = "" }: { initial?: string }) {
  const [text, setText] = useState(initial);
  return <MessageField name="text" label="Message" value={text} onWrite={setText} />;
}

const show = (initial?: string) => renderPage([{ path: "/", element: <Writing initial={initial} /> }]).user;
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
const bar = () => within(screen.getByRole("toolbar", { name: "Formatting" }));

const select = (start: number, end: number) => {
  field().focus();
  field().setSelectionRange(start, end);
};

describe("the buttons above a message", () => {
  it.each([
    ["Bold", "a **word**"],
    ["Italic", "a *word*"],
    ["List", "- a word"],
    ["Quote", "> a word"],
    ["Code", "a `word`"],
  ])("%s changes what is selected, and the field keeps the focus", async (name, expected) => {
    const user = show("a word");
    select(2, 6);

    await user.click(bar().getByRole("button", { name }));

    expect(field()).toHaveValue(expected);
    expect(field()).toHaveFocus();
    expect(field().value.slice(field().selectionStart, field().selectionEnd)).toBe("word");
  });

  it("are one stop for Tab, with arrow keys between them", async () => {
    const user = show();

    await user.tab();
    expect(bar().getByRole("button", { name: "Bold" })).toHaveFocus();
    await user.keyboard("{ArrowLeft}");
    expect(bar().getByRole("button", { name: "Preview" })).toHaveFocus();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(bar().getByRole("button", { name: "Italic" })).toHaveFocus();
    await user.tab();
    expect(field()).toHaveFocus();
    await user.tab({ shift: true });
    expect(bar().getByRole("button", { name: "Italic" })).toHaveFocus();
  });
});

describe("the shortcuts of a message", () => {
  it.each([
    ["{Control>}b{/Control}", "a **word**"],
    ["{Control>}i{/Control}", "a *word*"],
    ["{Control>}e{/Control}", "a `word`"],
    ["{Control>}{Shift>}[Digit8]{/Shift}{/Control}", "- a word"],
    ["{Control>}{Shift>}[Digit9]{/Shift}{/Control}", "> a word"],
  ])("%s", async (keys, expected) => {
    const user = show("a word");
    select(2, 6);

    await user.keyboard(keys);

    expect(field()).toHaveValue(expected);
  });

  it.each([
    ["an input method composes", { ctrlKey: true, isComposing: true }],
    ["AltGr writes a character", { ctrlKey: true, altKey: true }],
    ["no key is held", {}],
  ])("are left alone while %s", (_why, state) => {
    show("a word");
    select(2, 6);

    const isLeft = fireEvent.keyDown(field(), { key: "b", code: "KeyB", ...state });

    expect(isLeft).toBe(true);
    expect(field()).toHaveValue("a word");
  });

  it("are in the same places on keyboards of other scripts", () => {
    show("a word");
    select(2, 6);

    fireEvent.keyDown(field(), { key: "и", code: "KeyB", ctrlKey: true });

    expect(field()).toHaveValue("a **word**");
  });
});

describe("the preview of a message", () => {
  it("is opened and closed by a button that says so, and follows what is typed", async () => {
    const user = show();
    const button = bar().getByRole("button", { name: "Preview" });
    expect(button).toHaveAttribute("aria-pressed", "false");

    await user.click(button);
    expect(button).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByText("The preview is below your message.")).toHaveAttribute("role", "status");
    const preview = within(screen.getByRole("region", { name: "Preview" }));
    expect(preview.getByText("Write something to see how it will look.")).toBeInTheDocument();

    await user.type(field(), "*Inks*\n**Bring** paper");
    expect(await preview.findByText("Bring")).toHaveProperty("tagName", "STRONG");
    expect(preview.getByText("Inks")).toBeInTheDocument();

    await user.click(button);
    expect(screen.queryByRole("region", { name: "Preview" })).not.toBeInTheDocument();
  });
});
