import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refuses, says } from "../../testing/fakeService";
import { ada, commented, content, noAnswers, noComments, openPage, unedited } from "../../testing/postPage";

const bo = { __typename: "User", id: "u2", name: "Bo Tan", avatar: "" };
const named = { __typename: "Mention", start: 0, length: 7, user: { ...bo, name: "Bo Tan-Cruz" } };
const comment = {
  ...{ __typename: "Comment", id: "c1", text: "@Bo Tan are you in?", createdAt: content.createdAt, version: 1 },
  ...{ ...unedited, ...noAnswers, viewerCanEdit: true, viewerCanDelete: true, viewerCanRemove: false },
  ...{ author: ada, book: null, foldedText: null, mentions: [named], pictures: [] },
};
const answers = {
  Post: () => says({ post: content }),
  Comments: () => says({ post: { ...commented, commentCount: 1, threads: { ...noComments, nodes: [comment] } } }),
  Mentionable: () => says({ mentionable: [bo] }),
};

const nameBo = async (user: ReturnType<typeof userEvent.setup>, before: string) => {
  const field = await screen.findByRole("textbox", { name: /Reply/ });
  await user.type(field, `${before}@b`);
  await screen.findByRole("option", { name: /Bo Tan/ });
  await user.keyboard("{Enter}");
  return field;
};

describe("W3 members who are named in a discussion", () => {
  it("are shown with the name that they have now, and a link", async () => {
    openPage(answers);

    expect(await screen.findByRole("link", { name: "@Bo Tan-Cruz" })).toHaveAttribute("href", "/profile/u2");
    expect(screen.getByText(/are you in/)).toHaveTextContent("@Bo Tan-Cruz are you in?");
  });

  it("are sent with their places in the text", async () => {
    const user = userEvent.setup();
    const { callsOf } = openPage({ ...answers, AddComment: () => says({ addComment: null }) });

    await nameBo(user, "Hi ");
    await user.click(screen.getByRole("button", { name: "Send reply" }));

    await waitFor(() => expect(callsOf("AddComment")).toHaveLength(1));
    expect(callsOf("Mentionable").at(-1)?.variables).toMatchObject({ postId: "p1", text: "b" });
    expect(callsOf("AddComment")[0]?.variables.input).toMatchObject({
      text: "Hi @Bo Tan ",
      mentions: [{ start: 3, length: 7, userId: "u2" }],
    });
  });

  it("who cannot be named any more are said beside the text, which stays", async () => {
    const user = userEvent.setup();
    openPage({
      ...answers,
      AddComment: () =>
        refuses("BAD_USER_INPUT", "mentions[0]: this member cannot be mentioned here", [
          { field: "mentions[0]", message: "mentions[0]: this member cannot be mentioned here" },
        ]),
    });

    const field = await nameBo(user, "Hi ");
    await user.click(screen.getByRole("button", { name: "Send reply" }));

    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Bo Tan can't be mentioned here/));
    expect(field).toHaveValue("Hi @Bo Tan ");
    expect(field).toHaveFocus();
    expect(screen.queryByText(/mentions\[0\]/)).not.toBeInTheDocument();
  });

  it("stay named in an edit, at their new places", async () => {
    const user = userEvent.setup();
    const { callsOf } = openPage({ ...answers, UpdateComment: () => says({ updateComment: null }) });
    await user.click(await screen.findByRole("button", { name: /More actions for the reply/ }));
    await user.click(screen.getByRole("menuitem", { name: "Edit" }));
    const field = await screen.findByRole("textbox", { name: /Text/ });

    await user.type(field, "Hello ", { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await user.click(screen.getByRole("button", { name: "Save" }));

    await waitFor(() => expect(callsOf("UpdateComment")).toHaveLength(1));
    expect(callsOf("UpdateComment")[0]?.variables.input).toMatchObject({
      text: "Hello @Bo Tan are you in?",
      mentions: [{ start: 6, length: 7, userId: "u2" }],
    });
  });
});
