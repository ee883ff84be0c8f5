import { ApolloClient, gql } from "@apollo/client";
import { ApolloLink } from "@apollo/client/link";
import { Observable, of, throwError } from "rxjs";
import { aheadLink, askAhead } from "./aheadLink";
import { createCache } from "./apolloCache";

const query = gql`
  query Posts($page: Int) {
    posts(page: $page)
  }
`;

/** A client with a service that answers with `answer`, and the variables of each request that reached it. */
function start(answer = () => of({ data: { posts: 1 } }) as Observable<ApolloLink.Result>) {
  const requests: unknown[] = [];
  const service = new ApolloLink(({ variables }) => {
    requests.push(variables);
    return answer();
  });
  const client = new ApolloClient({ link: ApolloLink.from([aheadLink(), service]), cache: createCache() });
  const ask = (page = 1) => client.query({ query, variables: { page }, fetchPolicy: "network-only" });
  return { client, requests, ask };
}

describe("a query that was sent ahead", () => {
  afterEach(() => void vi.useRealTimers());

  it("answers its hook once", async () => {
    const { client, requests, ask } = start();
    askAhead(client, [{ query, variables: { page: 1 } }]);
    expect((await ask()).data).toEqual({ posts: 1 });
    expect(requests).toEqual([{ page: 1 }]);
    await ask();
    expect(requests).toHaveLength(2);
  });

  it("answers its hook when the answer comes later", async () => {
    let send = () => undefined as void;
    const late = new Observable<ApolloLink.Result>((observer) => {
      send = () => {
        observer.next({ data: { posts: 2 } });
        observer.complete();
      };
    });
    const { client, requests, ask } = start(() => late);
    askAhead(client, [{ query, variables: { page: 1 } }]);
    const asked = ask();
    send();
    expect((await asked).data).toEqual({ posts: 2 });
    expect(requests).toHaveLength(1);
  });

  it("fails for its hook, and the next request asks again", async () => {
    const { client, requests, ask } = start(() => throwError(() => new Error("no service")));
    askAhead(client, [{ query, variables: { page: 1 } }]);
    await expect(ask()).rejects.toThrow("no service");
    expect(requests).toHaveLength(1);
    await expect(ask()).rejects.toThrow("no service");
    expect(requests).toHaveLength(2);
  });

  it("answers no other query", async () => {
    const { client, requests, ask } = start();
    askAhead(client, [{ query, variables: { page: 1 } }]);
    await ask(2);
    expect(requests).toEqual([{ page: 1 }, { page: 2 }]);
  });

  it("is for the first request alone where the hook takes what the cache has", async () => {
    const { client, requests, ask } = start();
    askAhead(client, [{ query, variables: { page: 1 }, readsCache: true }]);
    const { data } = await client.query({ query, variables: { page: 1 } });
    expect(data).toEqual({ posts: 1 });
    expect(requests).toHaveLength(1);
    await ask();
    expect(requests).toHaveLength(2);
  });

  it("does not answer what a click leads to", async () => {
    const { client, requests, ask } = start();
    askAhead(client, [{ query, variables: { page: 1 } }]);
    dispatchEvent(new Event("click"));
    await ask();
    expect(requests).toHaveLength(2);
  });

  it("is forgotten after ten seconds", async () => {
    vi.useFakeTimers();
    const { client, requests, ask } = start();
    askAhead(client, [{ query, variables: { page: 1 } }]);
    await vi.advanceTimersByTimeAsync(10_000);
    await ask();
    expect(requests).toHaveLength(2);
  });
});
