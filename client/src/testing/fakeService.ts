import { ApolloLink } from "@apollo/client/link";
import { delay, NEVER, of } from "rxjs";

type Answer = ReturnType<ApolloLink["request"]>;
type Variables = Record<string, unknown>;

/** A service that answers each operation by its name, keeps silent about all others, and remembers what it was asked. */
export function fakeService(answers: Record<string, (variables: Variables) => Answer>) {
  const calls: { name: string; variables: Variables }[] = [];
  const link = new ApolloLink(({ operationName = "", variables }) => {
    calls.push({ name: operationName, variables });
    return answers[operationName]?.(variables) ?? (NEVER as Answer);
  });
  return { link, callsOf: (name: string) => calls.filter((call) => call.name === name) };
}

export const says = (data: Variables) => of({ data }).pipe(delay(1)) as Answer;

export function refuses(code: string, message: string, fields?: { field: string; message: string }[]): Answer {
  return of({ data: null, errors: [{ message, extensions: { code, fields } }] }).pipe(delay(1)) as Answer;
}
