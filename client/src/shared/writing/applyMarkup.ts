import { editMarkup, type Markup } from "./markupEdits";

/** Changes what is selected in a field as if it had been typed, so that the browser can undo it. */
export function applyMarkup(field: HTMLTextAreaElement, markup: Markup): void {
  const { value: text, selectionStart: start, selectionEnd: end } = field;
  const edit = editMarkup(markup, { text, start, end });
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  if (!isTyped(edit.insert)) {
    field.setRangeText(edit.insert, edit.from, edit.to);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.setSelectionRange(edit.start, edit.end);
}

/** Browsers have no other way that they can undo; one that has no such command says so. */
const isTyped = (text: string): boolean =>
  "execCommand" in document && document.execCommand(text ? "insertText" : "delete", false, text);
