import { ApolloLink } from "@apollo/client/link";
import { delay, NEVER, of } from "rxjs";

type Answer = ReturnType<ApolloLink["request"]>;
type Variables = Record<string, unknown>;

/** A service that answers each operation by its name, keeps silent about all others, and remembers what it was asked. */
export function fakeService(answers: Record<string, (variables: Variables, headers: Headers) => Answer>) {
  const calls: { name: string; variables: Variables }[] = [];
  const link = new ApolloLink(({ operationName = "", variables, getContext }) => {
    calls.push({ name: operationName, variables });
    const headers = new Headers(getContext().headers as HeadersInit);
    return answers[operationName]?.(variables, headers) ?? (NEVER as Answer);
  });
  return { link, callsOf: (name: string) => calls.filter((call) => call.name === name) };
}

export const says = (data: Variables) => of({ data }).pipe(delay(1)) as Answer;

export function refuses(code: string, message: string, fields?: { field: string; message: string }[]): Answer {
  return of({ data: null, errors: [{ message, extensions: { code, fields } }] }).pipe(delay(1)) as Answer;
}

/** The answer to the right credentials of a member with an account that waits to be deleted. */
export function refusesLeaver(limitedToken: string, until: string): Answer {
  const extensions = { code: "LEAVING", limitedToken, parameters: { until, reason: "" } };
  return of({ data: null, errors: [{ message: "You asked us to delete this account.", extensions }] }) as Answer;
}
