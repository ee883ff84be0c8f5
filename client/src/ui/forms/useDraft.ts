import { useCallback, useEffect } from "react";
import { dropDraft, keepDraft, recallDraft } from "./draftStore";
import { useFormValues } from "./useFormValues";

/**
 * Form values that outlive the form: a session that ends, a reload, a look at another page. The name must include the
 * member's id, or another person in this tab could see the draft. Only values that differ from
 * the initial ones are kept: the others may change elsewhere until the form returns. `forget` ends it after success.
 */
export function useDraft<Values extends object>(name: string, initial: Values) {
  const form = useFormValues<Values>({ ...initial, ...recallDraft(name) });
  // As text, which stays the same when `initial` is another object with the same content.
  const changes = JSON.stringify(changesOf(form.values, initial));
  const isChanged = changes !== "{}";
  useEffect(
    () => (isChanged ? keepDraft(name, JSON.parse(changes) as object) : dropDraft(name)),
    [name, changes, isChanged],
  );
  const forget = useCallback(() => dropDraft(name), [name]);
  return { ...form, reset: () => form.set(initial), forget, isChanged };
}

/** The values that differ by their content: a list that was kept over a reload is another object. */
function changesOf<Values extends object>(values: Values, initial: Values): Partial<Values> {
  const isChange = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(initial[key as keyof Values]);
  return Object.fromEntries(Object.entries(values).filter(isChange)) as Partial<Values>;
}
