import { act, screen, waitFor, within } from "@testing-library/react";
import { Subject } from "rxjs";
import { refuses, says } from "../../testing/fakeService";
import {
  ada,
  commented,
  content,
  foreignGroup,
  noAnswers,
  noComments,
  openPage,
  unedited,
} from "../../testing/postPage";

const ben = { ...ada, id: "u2", name: "Ben Okafor" };
const comment = (id: string, text: string, more: object = {}) => ({
  __typename: "Comment",
  id,
  text,
  createdAt: "2026-03-05T12:01:00.000Z",
  ...{ ...unedited, ...noAnswers, version: 1, viewerCanDelete: false, viewerCanRemove: false },
  ...{ author: ben, book: null, foldedText: null, pictures: [], mentions: [] },
  ...more,
});
const answer = comment("c2", "Fine", { author: { ...ada, id: "u3", name: "Cy" } });
const asked = comment("c1", "Tuesdays?", {
  ...{ likeCount: 2, answerCount: 1 },
  answers: { ...noAnswers.answers, nodes: [answer] },
});

function open(answers: Parameters<typeof openPage>[0] = {}) {
  return openPage({
    Post: () => says({ post: content }),
    Comments: () => says({ post: { ...commented, commentCount: 2, threads: { ...noComments, nodes: [asked] } } }),
    ...answers,
  });
}

const like = (name: string) => screen.findByRole("button", { name: `Like the reply by ${name}` });
const liked = (id: string, likeCount: number, likedByViewer: boolean) => ({
  ...{ __typename: "Comment", id, version: 2, likeCount, likedByViewer },
});

describe("X2 the likes of replies", () => {
  it("show at once, for answers too, and are taken back", async () => {
    const held = new Subject<{ data: Record<string, unknown> }>();
    const { user, callsOf } = open({
      LikeComment: ({ id }) => (id === "c1" ? (held as never) : says({ likeComment: liked("c2", 1, true) })),
      UnlikeComment: () => says({ unlikeComment: liked("c2", 0, false) }),
    });
    const button = await like("Ben Okafor");
    expect(button).toHaveAttribute("aria-pressed", "false");
    expect(button).toHaveAccessibleDescription("2 likes");

    await user.click(button);
    expect(button).toHaveAttribute("aria-pressed", "true");
    expect(button).toHaveAccessibleDescription("3 likes");
    act(() => held.next({ data: { likeComment: liked("c1", 5, true) } }));
    await waitFor(() => expect(button).toHaveAccessibleDescription("5 likes"));

    await user.click(await like("Cy"));
    await waitFor(() => expect(callsOf("LikeComment")).toHaveLength(2));
    await waitFor(async () => expect(await like("Cy")).toHaveAttribute("aria-pressed", "true"));
    await user.click(await like("Cy"));
    await waitFor(async () => expect(await like("Cy")).toHaveAccessibleDescription("0 likes"));
    expect(callsOf("UnlikeComment")[0]?.variables).toEqual({ id: "c2" });
  });

  it("are as before when the service refuses, which says why", async () => {
    const { user } = open({ LikeComment: () => refuses("UNAVAILABLE", "Not now") });

    await user.click(await like("Ben Okafor"));

    expect(await screen.findByRole("alert")).toHaveTextContent("Not now");
    expect(await like("Ben Okafor")).toHaveAttribute("aria-pressed", "false");
    expect(await like("Ben Okafor")).toHaveAccessibleDescription("2 likes");
  });

  it("follow those of others, of which an older one changes nothing", async () => {
    const events = new Subject<{ data: Record<string, unknown> }>();
    open({ CommentChanged: () => events as never });
    const button = await like("Ben Okafor");
    const push = (version: number, likeCount: number) =>
      act(() => events.next({ data: { commentChanged: { ...asked, version, likeCount } } }));

    push(5, 9);
    await waitFor(() => expect(button).toHaveAccessibleDescription("9 likes"));
    push(4, 8);
    push(6, 9);
    expect(button).toHaveAccessibleDescription("9 likes");
  });

  it("can only be read by who may not answer, and nothing stands where nobody likes a reply", async () => {
    const removed = { ...foreignGroup, viewerIsRemoved: true, viewerCanJoin: false, viewerCanComment: false };
    open({ Group: () => says({ group: removed }) });
    const article = (await screen.findByText("Tuesdays?")).closest("article") as HTMLElement;

    await waitFor(() => expect(within(article).queryByRole("button", { name: /^Like/ })).not.toBeInTheDocument());
    expect(within(article).getByText("2")).toHaveTextContent("2 likes");
    const other = screen.getByText("Fine").closest("article") as HTMLElement;
    expect(within(other).queryByText(/likes?$/)).not.toBeInTheDocument();
  });
});
