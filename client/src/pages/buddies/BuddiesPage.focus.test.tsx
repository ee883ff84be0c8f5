import { screen } from "@testing-library/react";
import { AcceptBuddyDocument, DeclineBuddyDocument } from "../../generated/hooks";
import { answer, entry, member, openBuddies } from "../../testing/buddiesPage";

describe("C12 the focus of someone who answers requests by keyboard", () => {
  it("goes to the next request, and from the last one to the heading", async () => {
    const [bo, cy] = [member("u2", "Bo Tan", "RECEIVED"), member("u3", "Cy Ode", "RECEIVED")];
    const link = { ...bo, buddyState: "BUDDIES" as const };
    const { user } = openBuddies({
      mocks: [
        answer({ received: [entry(bo), entry(cy)] }),
        {
          request: { query: AcceptBuddyDocument, variables: { input: { userId: "u2" } } },
          result: { data: { acceptBuddy: link } },
        },
        answer({ received: [entry(cy)], buddies: [entry(link)] }),
        {
          request: { query: DeclineBuddyDocument, variables: { input: { userId: "u3" } } },
          result: { data: { declineBuddy: { ...cy, buddyState: "NONE" } } },
        },
        answer({ buddies: [entry(link)] }),
      ],
    });

    (await screen.findByRole("button", { name: "Accept Bo Tan" })).focus();
    await user.keyboard("{Enter}");
    expect(await screen.findByRole("region", { name: "Waiting for your answer (1)" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Cy Ode" })).toHaveFocus();

    screen.getByRole("button", { name: "Decline Cy Ode" }).focus();
    await user.keyboard("{Enter}");
    expect(await screen.findByRole("heading", { level: 1 })).toHaveFocus();
  });
});
