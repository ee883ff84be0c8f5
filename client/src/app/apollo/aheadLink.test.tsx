import { ApolloClient, gql } from "@apollo/client";
import { ApolloLink } from "@apollo/client/link";
import { Observable, of, throwError } from "rxjs";
import { aheadLink, askAhead, readCacheFirst } from "./aheadLink";
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
    void askAhead(client, [{ query, variables: { page: 1 } }]);
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
    void askAhead(client, [{ query, variables: { page: 1 } }]);
    const asked = ask();
    send();
    expect((await asked).data).toEqual({ posts: 2 });
    expect(requests).toHaveLength(1);
  });

  it("fails for its hook, and the next request asks again", async () => {
    const { client, requests, ask } = start(() => throwError(() => new Error("no service")));
    void askAhead(client, [{ query, variables: { page: 1 } }]);
    await expect(ask()).rejects.toThrow("no service");
    expect(requests).toHaveLength(1);
    await expect(ask()).rejects.toThrow("no service");
    expect(requests).toHaveLength(2);
  });

  it("answers no other query", async () => {
    const { client, requests, ask } = start();
    void askAhead(client, [{ query, variables: { page: 1 } }]);
    await ask(2);
    expect(requests).toEqual([{ page: 1 }, { page: 2 }]);
  });

  it("is for the first request alone where the hook takes what the cache has", async () => {
    const { client, requests, ask } = start();
    void askAhead(client, [{ query, variables: { page: 1 }, readsCache: true }]);
    const { data } = await client.query({ query, variables: { page: 1 } });
    expect(data).toEqual({ posts: 1 });
    expect(requests).toHaveLength(1);
    await ask();
    expect(requests).toHaveLength(2);
  });

  it("does not answer what a click leads to", async () => {
    const { client, requests, ask } = start();
    void askAhead(client, [{ query, variables: { page: 1 } }]);
    dispatchEvent(new Event("click"));
    await ask();
    expect(requests).toHaveLength(2);
  });

  it("is in the cache when everything is answered", async () => {
    const { client } = start();
    await askAhead(client, [{ query, variables: { page: 1 } }]);
    expect(client.readQuery({ query, variables: { page: 1 } })).toEqual({ posts: 1 });
  });

  it("counts as answered when it fails", async () => {
    const { client } = start(() => throwError(() => new Error("no service")));
    await expect(askAhead(client, [{ query, variables: { page: 1 } }])).resolves.toBeUndefined();
  });

  it("is forgotten after ten seconds", async () => {
    vi.useFakeTimers();
    const { client, requests, ask } = start();
    void askAhead(client, [{ query, variables: { page: 1 } }]);
    await vi.advanceTimersByTimeAsync(10_000);
    await ask();
    expect(requests).toHaveLength(2);
  });
});

describe("a hook of the first render", () => {
  const watch = (client: ApolloClient) =>
    client.watchQuery({ query, variables: { page: 1 }, fetchPolicy: "cache-and-network" });

  it("takes what the cache has, and asks again afterwards", async () => {
    const { client, requests, ask } = start();
    await askAhead(client, [{ query, variables: { page: 1 } }]);
    const end = readCacheFirst(client);
    const seen: unknown[] = [];
    const hook = watch(client);
    const subscription = hook.subscribe(({ data, loading }) => void seen.push({ data, loading }));
    end();
    expect(seen).toEqual([{ data: { posts: 1 }, loading: false }]);
    expect(requests).toHaveLength(1);

    await hook.refetch();
    await ask();
    expect(requests).toHaveLength(3);
    subscription.unsubscribe();
  });

  it("asks for what the cache lacks", async () => {
    const { client, requests } = start();
    const end = readCacheFirst(client);
    const subscription = watch(client).subscribe(() => undefined);
    end();
    expect(requests).toHaveLength(1);
    subscription.unsubscribe();
  });
});
