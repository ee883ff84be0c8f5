import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OpenBuddyGroupDocument } from "../../generated/buddyGroupHooks";
import { SetContactableDocument } from "../../generated/hooks";
import { answer, entry, member, openBuddies } from "../../testing/buddiesPage";

const bo = member("u2", "Bo Tan", "BUDDIES");

describe("C4 a buddy on the buddies page", () => {
  it("leads to the group of two", async () => {
    openBuddies({
      mocks: [
        answer({ buddies: [entry(bo)] }),
        {
          request: { query: OpenBuddyGroupDocument, variables: { input: { userId: "u2" } } },
          result: { data: { openBuddyGroup: { __typename: "Group", id: "g1" } } },
        },
      ],
      pages: [{ path: "/posts/:postId", element: <h1>The group of two</h1> }],
    });

    await userEvent.click(await screen.findByRole("button", { name: "Study together with Bo Tan" }));

    expect(await screen.findByRole("heading", { name: "The group of two" })).toBeVisible();
  });

  it("chooses that only people in shared groups may ask", async () => {
    openBuddies({
      mocks: [
        answer({ buddies: [entry(bo)] }),
        {
          request: { query: SetContactableDocument, variables: { input: { contactable: "SHARED_GROUPS" } } },
          result: { data: { setContactable: { __typename: "User", id: "u1", contactable: "SHARED_GROUPS" } } },
        },
      ],
    });
    const choice = await screen.findByRole("combobox", { name: "Who can send you buddy requests?" });
    expect(choice).toHaveValue("EVERYONE");

    await userEvent.selectOptions(choice, "People in my groups");

    expect(await screen.findByText("You must both have been in the same group for a day.")).toBeVisible();
    expect(choice).toHaveValue("SHARED_GROUPS");
  });
});
