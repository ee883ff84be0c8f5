import { createContext, useContext } from "react";

/** What is wrong in the form around, by field name: what the browser's rules found, and what the service said. */
interface FormErrors {
  found: Readonly<Record<string, string>>;
  answered: Readonly<Record<string, string>>;
}

export const FormErrorsContext = createContext<FormErrors>({ found: {}, answered: {} });

export function useFieldError(name: string): { message: string; isAnswer: boolean } | undefined {
  const { found, answered } = useContext(FormErrorsContext);
  const message = found[name] ?? answered[name];
  return message === undefined ? undefined : { message, isAnswer: found[name] === undefined };
}
