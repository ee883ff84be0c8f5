import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import {
  EditedCommentDocument,
  type EditedCommentQuery,
  type EditedCommentQueryVariables,
  useUpdateCommentMutation,
} from "../../../generated/editingHooks";
import { EditForm } from "./EditForm";
import type { EditedText } from "./useEditDraft";

interface Props {
  postId: string;
  comment: EditedText & { id: string };
  draftName: string;
  onClose(): void;
}

/** Edits a comment. Its version grows only with its text, so what is shown is what the edit begins with. */
export function EditComment({ postId, comment, draftName, onClose }: Props) {
  const client = useApolloClient();
  const [updateComment] = useUpdateCommentMutation();
  const { id } = comment;
  return (
    <EditForm
      draftName={draftName}
      postId={postId}
      current={comment}
      save={(edit) => updateComment({ variables: { input: { commentId: id, ...edit } } })}
      read={async () => {
        const query = EditedCommentDocument as TypedDocumentNode<EditedCommentQuery, EditedCommentQueryVariables>;
        const options = { query, variables: { id }, fetchPolicy: "network-only" } as const;
        return (await client.query(options)).data?.comment ?? null;
      }}
      onClose={onClose}
    />
  );
}
