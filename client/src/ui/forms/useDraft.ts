import { useCallback, useEffect } from "react";
import { dropDraft, keepDraft, recallDraft } from "./draftStore";
import { useFormValues } from "./useFormValues";

/**
 * Form values that outlive the form: a session that ends in the middle of writing, a reload, a look at another page.
 * The name must include the member, or another person at this browser could see the draft. Values that are as they were
 * at first are no draft; `forget` ends it after success.
 */
export function useDraft<Values extends object>(name: string, initial: Values) {
  const form = useFormValues<Values>({ ...initial, ...recallDraft(name) });
  const { values } = form;
  const isChanged = differs(values, initial);
  useEffect(() => (isChanged ? keepDraft(name, values) : dropDraft(name)), [name, values, isChanged]);
  const forget = useCallback(() => dropDraft(name), [name]);
  return { ...form, reset: () => form.set(initial), forget, isChanged };
}

/** By what they hold: a list that was kept over a reload is another object. */
function differs<Values extends object>(values: Values, initial: Values): boolean {
  return Object.entries(initial).some(([key, value]) => {
    const own: unknown = values[key as keyof Values];
    return own !== value && JSON.stringify(own) !== JSON.stringify(value);
  });
}
