import type { ApolloClient } from "@apollo/client";
import type { ApolloCache } from "@apollo/client/cache";
import { print } from "@apollo/client/utilities";
import { DeleteCommentDocument, RemoveCommentDocument } from "../../../generated/discussionHooks";
import { DeletePostDocument } from "../../../generated/hooks";
import { emptyComment, removeComment, removeFromPages, countAnswers } from "../postCache";
import { noteGone } from "./deletions";
import type { Deletion } from "./isDeleting";

/** What is to be deleted, and by whom. */
export interface Order extends Omit<Deletion, "state" | "version"> {
  /** A comment of someone else is removed from the group that the viewer looks after. */
  isOfOther?: boolean;
  token: string | null;
}

const requestFor = ({ kind, id, isOfOther }: Order) => {
  if (kind === "post") return { mutation: DeletePostDocument, variables: { id } };
  if (isOfOther) return { mutation: RemoveCommentDocument, variables: { input: { commentId: id } } };
  return { mutation: DeleteCommentDocument, variables: { id } };
};

/** Also survives that the page closes a moment later. */
export async function sendDeletion(client: ApolloClient, order: Order): Promise<void> {
  await client.mutate({
    ...requestFor(order),
    context: { token: order.token, fetchOptions: { keepalive: true } },
    update: (cache) => applyDeletion(cache, order),
  });
}

/** While the page closes or the session ends: past Apollo Client, which would wait. */
export async function sendLast(cache: ApolloCache, order: Order): Promise<void> {
  const { mutation, variables } = requestFor(order);
  const operationName = { post: "DeletePost", comment: order.isOfOther ? "RemoveComment" : "DeleteComment" }[
    order.kind
  ];
  const response = await fetch("/graphql", {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json", "x-auth-token": order.token ?? "" },
    body: JSON.stringify({ operationName, query: print(mutation), variables }),
  });
  const { data, errors } = (await response.json()) as { data: object | null; errors?: readonly { message: string }[] };
  if (errors?.[0] || !data) throw new Error(errors?.[0]?.message);
  cache.write({ dataId: "ROOT_MUTATION", query: mutation, variables, result: data });
  applyDeletion(cache, order);
}

/** Changes the cache as the service has changed what is there. */
function applyDeletion(cache: ApolloCache, order: Order): void {
  const { kind, id, postId, replyToId } = order;
  // A live event has already said so, and what follows from it.
  if (!noteGone(cache, id)) return;
  if (kind === "post") return removeFromPages(cache, id);
  if (countStoredAnswers(cache, id) > 0) return emptyComment(cache, id);
  removeComment(cache, { postId, replyToId }, id);
  if (replyToId) countAnswers(cache, replyToId, -1);
}

function countStoredAnswers(cache: ApolloCache, id: string): number {
  let found = 0;
  cache.modify<{ answerCount: number }>({
    id: cache.identify({ __typename: "Comment", id }),
    fields: { answerCount: (count) => (found = count) },
  });
  return found;
}
