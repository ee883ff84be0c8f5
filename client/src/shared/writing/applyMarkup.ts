import { editMarkup, type Markup } from "./markupEdits";
import { typeInto } from "./typeInto";

/** Changes what is selected in a field as if it had been typed. */
export function applyMarkup(field: HTMLTextAreaElement, markup: Markup): void {
  const { value: text, selectionStart: start, selectionEnd: end } = field;
  const edit = editMarkup(markup, { text, start, end });
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  typeInto(field, edit.insert);
  field.setSelectionRange(edit.start, edit.end);
}
