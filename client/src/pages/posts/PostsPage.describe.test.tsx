import { screen } from "@testing-library/react";
import { refuses, says } from "../../testing/fakeService";
import { listOf, openPage, post } from "../../testing/postsPage";

/** Unfolds the form, as on a phone, and writes a message. */
async function write(user: ReturnType<typeof openPage>["user"], text: string) {
  await user.click(await screen.findByRole("button", { name: "Now start your group" }));
  await user.type(await screen.findByLabelText("Your message"), text);
}

describe("more about the group that one starts", () => {
  it("B7 stays folded while nobody needs it", async () => {
    const { user, callsOf } = openPage({
      Posts: () => says(listOf([])),
      CreatePost: () => says({ createPost: post("p9") }),
    });
    await write(user, "Slow reading");

    expect(screen.getByLabelText("Group title (optional)")).not.toBeVisible();
    await user.click(screen.getByRole("button", { name: "Send" }));

    await screen.findByText("Post Created");
    const group = { title: null, interest: null, tags: [], visibility: "OPEN", capacity: null, openToGuests: true };
    const input = { text: "Slow reading", idempotencyKey: expect.any(String) as string, group };
    expect(callsOf("CreatePost")[0]?.variables).toEqual({ input });
  });

  it("asks whether guests can look inside, and says why not where the group isn't open", async () => {
    const { user, callsOf } = openPage({
      Posts: () => says(listOf([])),
      CreatePost: () => says({ createPost: post("p9") }),
    });
    await write(user, "Slow reading");
    const guests = () => screen.queryByRole("checkbox", { name: "Guests can look inside" });
    expect(guests()).toBeChecked();

    await user.click(screen.getByText("More about the group"));
    await user.click(screen.getByRole("radio", { name: /Private, by invitation/ }));
    expect(guests()).not.toBeInTheDocument();
    expect(screen.getByText(/only possible in a group that is open/)).toBeVisible();
    await user.click(screen.getByRole("radio", { name: /Open to everyone/ }));
    await user.click(guests() as HTMLElement);
    await user.click(screen.getByRole("button", { name: "Send" }));

    await screen.findByText("Post Created");
    expect(callsOf("CreatePost")[0]?.variables).toMatchObject({ input: { group: { openToGuests: false } } });
  });

  it("B3 goes with the post: title, tags, who may join, places", async () => {
    const { user, callsOf } = openPage({
      Posts: () => says(listOf([])),
      CreatePost: () => says({ createPost: post("p9") }),
    });
    await write(user, "Slow reading");
    await user.click(screen.getByText("More about the group"));
    await user.type(screen.getByRole("textbox", { name: "Group title (optional)" }), "Poems");
    await user.type(screen.getByRole("textbox", { name: "Tags (optional)" }), "verse, evenings");
    await user.click(screen.getByRole("radio", { name: /Private, by invitation/ }));
    await user.type(screen.getByRole("spinbutton", { name: "Places (optional)" }), "8");
    await user.click(screen.getByRole("button", { name: "Send" }));

    await screen.findByText("Post Created");
    const group = { title: "Poems", interest: null, tags: ["verse", "evenings"], visibility: "PRIVATE", capacity: 8 };
    expect(callsOf("CreatePost")[0]?.variables).toMatchObject({ input: { text: "Slow reading", group } });
    expect(screen.getByLabelText("Group title (optional)")).toHaveValue("");
  });

  it("shows what is wrong beside its field, and keeps what was typed", async () => {
    const said = "group.tags must have at most 5 entries";
    const { user } = openPage({
      Posts: () => says(listOf([])),
      CreatePost: () => refuses("BAD_USER_INPUT", said, [{ field: "input.group.tags", message: said }]),
    });
    await write(user, "Slow reading");
    await user.click(screen.getByText("More about the group"));
    await user.type(screen.getByRole("textbox", { name: "Tags (optional)" }), "a,b,c,d,e,f");
    await user.click(screen.getByRole("button", { name: "Send" }));

    const tags = screen.getByRole("textbox", { name: "Tags (optional)" });
    expect(await screen.findByRole("alert")).toHaveTextContent("Add at most 5");
    expect(tags).toHaveFocus();
    expect(tags).toHaveValue("a,b,c,d,e,f");
  });
});
