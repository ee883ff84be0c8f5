import * as texts from "../texts";
import { excessOf } from "./textLength";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** What the browser's own rules find wrong, in our words, by field name. */
export function findInvalid(form: HTMLFormElement): Record<string, string> {
  const invalid = Array.from(form.elements)
    .filter(isControl)
    .filter(
      (control) =>
        control.name && !control.disabled && (!control.validity.valid || isTooShort(control) || isTooLong(control)),
    );
  return Object.fromEntries(invalid.map((control) => [control.name, describe(control)]));
}

/** Browsers judge the length only of what was typed by hand, not of what a script or an autofill put there. */
function isTooShort(control: Control): boolean {
  return "minLength" in control && control.value !== "" && control.value.length < control.minLength;
}

const maxLengthOf = (control: Control) => (control.dataset.maxLength ? Number(control.dataset.maxLength) : undefined);

const isTooLong = (control: Control) => excessOf(control.value, maxLengthOf(control)) > 0;

function describe(control: Control): string {
  const label = control.labels?.[0]?.querySelector("[data-label]")?.textContent ?? texts.thisField;
  const { validity } = control;
  if (validity.valueMissing) return texts.isRequired(label);
  if (validity.typeMismatch && control.type === "email") return texts.fullEmail;
  if (validity.typeMismatch) return texts.fullLink;
  if (isTooShort(control) && "minLength" in control) return texts.useAtLeast(control.minLength);
  if (isTooLong(control)) return texts.useAtMostIn(label, maxLengthOf(control) ?? 0);
  return control.validationMessage;
}
