/** Puts a text in the place of what is selected in a field as if it had been typed, so that the browser can undo it. */
export function typeInto(field: HTMLTextAreaElement, text: string): void {
  if (isTyped(text)) return;
  const { selectionStart: start, selectionEnd: end } = field;
  field.setRangeText(text, start, end, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Browsers have no other way that they can undo; one that has no such command says so. */
const isTyped = (text: string): boolean =>
  "execCommand" in document && document.execCommand(text ? "insertText" : "delete", false, text);
