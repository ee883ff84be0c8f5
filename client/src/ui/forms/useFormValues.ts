import { type ChangeEvent, useCallback, useState } from "react";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The typed values of a form: `bind("email")` ties one to its control, `set({…})` changes several. */
export function useFormValues<Values extends object>(initial: Values) {
  const [values, setValues] = useState(initial);
  const set = useCallback((changes: Partial<Values>) => setValues((current) => ({ ...current, ...changes })), []);
  const bind = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    // What was typed into a prerendered page before this code came.
    ref: (control: TextControl | null) => {
      if (control?.value && values[name] === "") set({ [name]: control.value } as unknown as Partial<Values>);
    },
    onChange: (event: ChangeEvent<TextControl>) => set({ [name]: event.target.value } as unknown as Partial<Values>),
  });
  return { values, set, bind, reset: () => setValues(initial) };
}
