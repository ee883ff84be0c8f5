import { GraphQLError } from "graphql";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AcceptBuddyDocument, MyBuddiesDocument } from "../../generated/hooks";
import { answer, entry, member, openBuddies } from "../../testing/buddiesPage";

describe("C4 the buddies page", () => {
  it("shows who waits for an answer with their message, and accepts at once", async () => {
    const bo = member("u2", "Bo Tan", "RECEIVED");
    const accepted = { ...bo, buddyState: "BUDDIES" };
    openBuddies({
      mocks: [
        answer({ received: [entry(bo, "Would you like to read together?")] }),
        {
          request: { query: AcceptBuddyDocument, variables: { input: { userId: "u2" } } },
          result: { data: { acceptBuddy: accepted } },
        },
        answer({ buddies: [entry({ ...bo, buddyState: "BUDDIES" })] }),
      ],
    });

    const waiting = await screen.findByRole("region", { name: "Waiting for your answer (1)" });
    expect(within(waiting).getByText("Would you like to read together?")).toBeInTheDocument();
    await userEvent.click(within(waiting).getByRole("button", { name: "Accept Bo Tan" }));

    expect(await screen.findByRole("region", { name: "Buddies (1)" })).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: /Waiting/ })).not.toBeInTheDocument();
    expect(await screen.findByText("You and Bo Tan are buddies now.")).toBeInTheDocument();
  });

  it("gives the request back when the answer fails", async () => {
    const bo = member("u2", "Bo Tan", "RECEIVED");
    openBuddies({
      mocks: [
        answer({ received: [entry(bo)] }),
        {
          request: { query: AcceptBuddyDocument, variables: { input: { userId: "u2" } } },
          result: {
            errors: [new GraphQLError("This request is not open any more.", { extensions: { code: "CONFLICT" } })],
          },
        },
      ],
    });

    await userEvent.click(await screen.findByRole("button", { name: "Accept Bo Tan" }));

    expect(await screen.findByText("This request is not open any more.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Accept Bo Tan" })).toBeInTheDocument();
  });

  it("says how to begin when there is nobody, and offers Retry when it did not load", async () => {
    openBuddies({
      mocks: [{ request: { query: MyBuddiesDocument, variables: { first: 20 } }, error: new Error("no") }, answer({})],
    });

    await userEvent.click(await screen.findByRole("button", { name: "Retry" }));

    expect(await screen.findByRole("heading", { name: "No buddies yet" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Meet buddies" })).toHaveAttribute("href", "/profiles");
  });
});
