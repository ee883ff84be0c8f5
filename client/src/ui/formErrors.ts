import { createContext, useContext } from "react";

/** What is wrong in the form around, by field name. */
export const FormErrorsContext = createContext<Readonly<Record<string, string>>>({});

export function useFieldError(name: string): string | undefined {
  return useContext(FormErrorsContext)[name];
}
