import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProfileDocument, RequestBuddyDocument } from "../generated/hooks";
import { member } from "../testing/buddiesPage";
import { ada, buildProfile } from "../testing/buildProfile";
import { renderPage } from "../testing/renderPage";
import { ProfilePage } from "./ProfilePage";

describe("C4 the action on a profile", () => {
  it("asks with a message, keeps it when that fails, and shows Requested", async () => {
    const bo = member("u2", "Bo Tan", "NONE");
    const profile = { data: { profile: buildProfile({ id: "p2", user: bo }), user: bo } };
    const request = { query: RequestBuddyDocument, variables: { input: { userId: "u2", message: "Hello Bo" } } };
    renderPage([{ path: "/profile/:userId", element: <ProfilePage /> }], {
      path: "/profile/u2",
      mocks: [
        { request: { query: ProfileDocument, variables: { userId: "u2" } }, result: profile },
        { request, error: new TypeError("offline") },
        {
          request,
          result: { data: { requestBuddy: { ...bo, buddyState: "REQUESTED", viewerCanRequestBuddy: false } } },
        },
      ],
    });

    await userEvent.click(await screen.findByRole("button", { name: "Ask to be buddies with Bo Tan" }));
    await userEvent.type(await screen.findByRole("textbox", { name: /Message/ }), "Hello Bo");
    await userEvent.click(screen.getByRole("button", { name: "Send request" }));
    await screen.findByRole("alert");
    expect(screen.getByRole("textbox", { name: /Message/ })).toHaveValue("Hello Bo");
    await userEvent.click(screen.getByRole("button", { name: "Send request" }));

    expect(await screen.findByRole("button", { name: "Requested Bo Tan" })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("is hidden from guests, and on the viewer's own profile", async () => {
    const data = { profile: buildProfile(), user: ada };
    renderPage([{ path: "/profile/:userId", element: <ProfilePage /> }], {
      path: "/profile/u1",
      mocks: [{ request: { query: ProfileDocument, variables: { userId: "u1" } }, result: { data } }],
    });

    await screen.findByRole("heading", { level: 1, name: "Ada Quist" });
    expect(screen.queryByRole("button", { name: /buddies/ })).not.toBeInTheDocument();
  });
});
