import { act, screen, waitFor } from "@testing-library/react";
import { Subject } from "rxjs";
import { says } from "../testing/fakeService";
import { commented, content, openPage } from "../testing/postPage";

describe("the page of a group that the viewer left or was removed from", () => {
  it("B3 shows a group that was gone to a viewer who is let in again", async () => {
    const events = new Subject<{ data: Record<string, unknown> }>();
    const { callsOf, history } = openPage({
      Post: ({ id }) => says({ post: { ...content, id, viewerCanDelete: false } }),
      Comments: () => says({ post: commented }),
      PostDeleted: () => events as never,
    });
    await screen.findByText("Slow reading");
    act(() => events.next({ data: { postDeleted: "p1" } }));
    await screen.findByRole("heading", { name: "We can't find this group" });

    act(() => (history.push("/posts/p2"), history.go(0)));
    await screen.findByText("Slow reading");
    act(() => history.go(-1));

    await waitFor(() => expect(callsOf("Post").slice(1).at(-1)?.variables).toEqual({ id: "p1" }));
    expect(await screen.findByText("Slow reading")).toBeVisible();
  });
});
