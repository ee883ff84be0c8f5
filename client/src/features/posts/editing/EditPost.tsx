import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import {
  EditedPostDocument,
  type EditedPostQuery,
  type EditedPostQueryVariables,
  useEditedPostQuery,
  useUpdatePostMutation,
} from "../../../generated/editingHooks";
import { Failed } from "../../../ui/feedback/Failed";
import { Bone, Loading } from "../../../ui/feedback/Skeleton";
import { EditForm } from "./EditForm";
import * as texts from "./texts";

interface Props {
  postId: string;
  draftName: string;
  onClose(): void;
}

/** Edits a post. It reads the text with its version first: the one that is shown may be older than its version. */
export function EditPost({ postId, draftName, onClose }: Props) {
  const client = useApolloClient();
  const [updatePost] = useUpdatePostMutation();
  const { data, error, loading, refetch } = useEditedPostQuery({
    variables: { id: postId },
    fetchPolicy: "no-cache",
    notifyOnNetworkStatusChange: true,
  });
  if (data?.post) {
    return (
      <EditForm
        draftName={draftName}
        postId={postId}
        current={data.post}
        save={(edit) => updatePost({ variables: { input: { postId, ...edit } } })}
        read={async () => {
          const query = EditedPostDocument as TypedDocumentNode<EditedPostQuery, EditedPostQueryVariables>;
          const options = { query, variables: { id: postId }, fetchPolicy: "no-cache" } as const;
          return (await client.query(options)).data?.post ?? null;
        }}
        onClose={onClose}
      />
    );
  }
  if (error) return <Failed error={error} title={texts.textMissing} onRetry={() => refetch()} isRetrying={loading} />;
  return (
    <Loading label={texts.loadingText}>
      <Bone height="12rem" />
    </Loading>
  );
}
