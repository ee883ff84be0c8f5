import { ApolloClient, gql, InMemoryCache } from "@apollo/client";
import { ApolloLink } from "@apollo/client/link";
import { waitFor } from "@testing-library/react";
import { writeToken } from "../../features/accounts/tokenStore";

/** A socket that accepts each token, and remembers it. */
class AcceptingSocket {
  static opened: AcceptingSocket[] = [];
  static readonly [name: string]: unknown;
  readonly OPEN = 1;
  readyState = 1;
  token: unknown;
  closedWith: number | undefined;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: object) => void;

  constructor() {
    AcceptingSocket.opened.push(this);
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string) {
    const { type, payload } = JSON.parse(text) as { type: string; payload?: { token: unknown } };
    if (type !== "connection_init") return;
    this.token = payload?.token;
    this.onmessage?.({ data: JSON.stringify({ type: "connection_ack" }) });
  }

  close(code: number, reason = "") {
    this.readyState = 3;
    this.closedWith = code;
    this.onclose?.({ code, reason, wasClean: true });
  }
}

describe("the socket", () => {
  it("is opened again with the new token when another member is signed in", async () => {
    Object.assign(AcceptingSocket, { CLOSED: 3, CLOSING: 2, CONNECTING: 0, OPEN: 1 });
    Object.assign(globalThis, { WebSocket: AcceptingSocket });
    const { requestOverSocket } = await import("./socketLink");
    const client = new ApolloClient({ link: new ApolloLink(requestOverSocket), cache: new InMemoryCache() });
    writeToken("t1");
    const live = client
      .subscribe({
        query: gql`
          subscription {
            postDeleted
          }
        `,
      })
      .subscribe({});
    await waitFor(() => expect(AcceptingSocket.opened[0]?.token).toBe("t1"));

    writeToken("t2");

    await waitFor(() => expect(AcceptingSocket.opened[1]?.token).toBe("t2"));
    expect(AcceptingSocket.opened[0]?.closedWith).toBe(4499);
    live.unsubscribe();
  });
});
