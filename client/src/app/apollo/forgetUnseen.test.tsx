import { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { of } from "rxjs";
import { PostDocument, usePostQuery } from "../../generated/discussionHooks";
import { ada } from "../../testing/buildProfile";
import { fakeService } from "../../testing/fakeService";
import { createCache } from "./apolloCache";
import { ServiceContext } from "../../shared/service/ServiceContext";
import { fixedServiceSource } from "../../shared/service/serviceSource";
import { addressesUntilReset, maxObjects, useForgetUnseen } from "./forgetUnseen";

const buildPost = (id: string) => ({
  __typename: "Post",
  id,
  text: `What ${id} says`,
  createdAt: "2026-01-01T00:00:00.000Z",
  ...{ viewerCanDelete: false, editedAt: null, viewerCanEdit: false, viewerCanReadRevisions: false },
  name: `Group ${id}`,
  mentions: [],
  pictures: [],
  author: ada,
});

/** One group's page, and a way to go on from it. */
function Visit({ id }: { id: string }) {
  useForgetUnseen();
  const navigate = useNavigate();
  const { data } = usePostQuery({ variables: { id } });
  return <button onClick={() => void navigate(`/elsewhere/${Math.random()}`)}>{data?.post?.text}</button>;
}

async function visit() {
  const service = fakeService({ Post: ({ id }) => of({ data: { post: buildPost(String(id)) } }) });
  const client = new ApolloClient({ link: service.link, cache: createCache() });
  render(
    <ApolloProvider client={client}>
      <ServiceContext value={fixedServiceSource({ client, Provider: ApolloProvider })}>
        <MemoryRouter>
          <Visit id="shown" />
        </MemoryRouter>
      </ServiceContext>
    </ApolloProvider>,
  );
  return {
    shown: await screen.findByRole("button", { name: "What shown says" }),
    knownPosts: () => Object.keys(client.cache.extract() as object).filter((key) => key.startsWith("Post:")),
    look: (id: string) => client.writeQuery({ query: PostDocument, variables: { id }, data: { post: buildPost(id) } }),
    read: () => client.readQuery({ query: PostDocument, variables: { id: "shown" } }),
    timesAsked: () => service.callsOf("Post").length,
  };
}

describe("a long visit", () => {
  it("leaves only what is shown behind, which stays in its place and is not asked for again", async () => {
    const { shown, knownPosts, look, timesAsked } = await visit();
    act(() => {
      for (let number = 0; number < maxObjects; number++) look(`post ${number}`);
    });
    expect(knownPosts()).toHaveLength(maxObjects + 1);

    await userEvent.click(shown);

    expect(knownPosts()).toEqual(["Post:shown"]);
    expect(screen.getByRole("button", { name: "What shown says" })).toBe(shown);
    expect(timesAsked()).toBe(1);
  });

  it("forgets nothing while it is short", async () => {
    const { shown, knownPosts, look } = await visit();
    act(() => void look("another"));

    await userEvent.click(shown);

    expect(knownPosts()).toEqual(["Post:shown", "Post:another"]);
  });

  it("forgets now and then how its answers were put together, but not the answers", async () => {
    const { shown, read, timesAsked } = await visit();
    const answer = read();
    expect(read()).toBe(answer);

    for (let number = 0; number < addressesUntilReset; number++) fireEvent.click(shown);

    expect(read()).not.toBe(answer);
    expect(read()).toEqual(answer);
    expect(timesAsked()).toBe(1);
  });
});
