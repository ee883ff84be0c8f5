import { gql, type TypedDocumentNode } from "@apollo/client";
import { ApolloLink } from "@apollo/client/link";
import { useQuery } from "@apollo/client/react";
import { screen, waitFor } from "@testing-library/react";
import { of, throwError } from "rxjs";
import { renderPage } from "../../testing/renderPage";
import { useBackgroundRefetch } from "./useBackgroundRefetch";

const query: TypedDocumentNode<{ greeting: string }, Record<string, never>> = gql`
  query Greeting {
    greeting
  }
`;

const refused = () => of({ data: null, errors: [{ message: "Gone", extensions: { code: "NOT_FOUND" } }] });
const greeting = (text: string) => () => of({ data: { greeting: text } });
const unreachable = () => throwError(() => new TypeError("Failed to fetch"));

/** A page with a greeting and a button that asks again behind it; the service gives its answers one after the other. */
async function open(...answers: (() => ReturnType<ApolloLink["request"]>)[]) {
  let requests = 0;
  const renders: string[] = [];
  const link = new ApolloLink(() => (answers[requests++] ?? unreachable)());
  function Page() {
    const result = useQuery(query, { notifyOnNetworkStatusChange: true });
    const again = useBackgroundRefetch(result);
    const shown = result.error ? "It failed" : (result.data?.greeting ?? "Loading");
    renders.push(shown);
    return (
      <button type="button" onClick={again}>
        {shown}
      </button>
    );
  }
  const { user } = renderPage([{ path: "/", element: <Page /> }], { link });
  const press = async () => user.click(await screen.findByRole("button", { name: /Hello|It failed/ }));
  return { renders, press, requests: () => requests };
}

describe("asking again in the background", () => {
  it("shows what has changed", async () => {
    const { press } = await open(greeting("Hello"), greeting("Hello again"));
    await press();
    expect(await screen.findByText("Hello again")).toBeVisible();
  });

  it("renders nothing when nothing has changed", async () => {
    const { renders, press, requests } = await open(greeting("Hello"), greeting("Hello"));
    await screen.findByText("Hello");
    const before = renders.length;
    await press();
    await waitFor(() => expect(requests()).toBe(2));
    expect(renders).toHaveLength(before);
  });

  it("leaves everything as it is without the service", async () => {
    const { press, requests } = await open(greeting("Hello"), unreachable);
    await press();
    await waitFor(() => expect(requests()).toBe(2));
    expect(await screen.findByText("Hello")).toBeVisible();
    expect(requests()).toBe(2);
  });

  it("shows that the service refuses", async () => {
    const { press } = await open(greeting("Hello"), refused, refused);
    await press();
    expect(await screen.findByText("It failed")).toBeVisible();
  });

  it("ends an error that is shown", async () => {
    const { press } = await open(unreachable, greeting("Hello"));
    await press();
    expect(await screen.findByText("Hello")).toBeVisible();
  });
});
