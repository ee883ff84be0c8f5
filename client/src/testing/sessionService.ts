import { ApolloLink } from "@apollo/client/link";
import { of } from "rxjs";
import { sessionEndLink, tokenLink } from "../app/apollo/sessionLinks";

export type Answer = ReturnType<ApolloLink["request"]>;

/** A service that answers each operation by its name, and remembers the headers it was sent. */
export function sessionService(answers: Record<string, () => Answer>) {
  const sent: { name: string; headers: Record<string, string> }[] = [];
  const end = new ApolloLink((operation) => {
    const name = operation.operationName ?? "";
    sent.push({ name, headers: operation.getContext().headers ?? {} });
    return answers[name]?.() ?? of({ data: { demoAccount: null, logout: true } });
  });
  return { sent, link: ApolloLink.from([sessionEndLink, tokenLink, end]) };
}
