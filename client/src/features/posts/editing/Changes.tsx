import { chakra, Flex, Text } from "@chakra-ui/react";
import {
  type RevisionPageFragment,
  useCommentRevisionsQuery,
  usePostRevisionsQuery,
} from "../../../generated/editingHooks";
import { Difference } from "../../../shared/Difference";
import { formatTime } from "../../../shared/time/formatDate";
import { Button } from "../../../ui/Button";
import { Failed } from "../../../ui/feedback/Failed";
import { Modal } from "../../../ui/feedback/Modal";
import { Bone, Loading } from "../../../ui/feedback/Skeleton";
import { fill } from "../../../ui/fill";
import { useAction } from "../../alerts/useAction";
import * as texts from "./texts";

interface Props {
  id: string;
  onClose(): void;
}

/** How a post came to say what it says. */
export function PostChanges({ id, onClose }: Props) {
  const query = usePostRevisionsQuery({ variables: { id }, fetchPolicy: "network-only" });
  return <Changes edited={query.data?.post} query={query} onClose={onClose} />;
}

/** The same of a comment. */
export function CommentChanges({ id, onClose }: Props) {
  const query = useCommentRevisionsQuery({ variables: { id }, fetchPolicy: "network-only" });
  return <Changes edited={query.data?.comment} query={query} onClose={onClose} />;
}

type Person = { id: string; name: string } | null | undefined;

interface Edited {
  text: string;
  editedAt?: string | null;
  author?: Person;
  /** Of a post that somebody else has taken over. */
  writer?: Person;
  revisions?: RevisionPageFragment | null;
}

interface ChangesProps {
  edited: Edited | null | undefined;
  query: {
    error?: unknown;
    loading: boolean;
    refetch(): Promise<unknown>;
    fetchMore(options: { variables: { after: string | null | undefined } }): Promise<unknown>;
  };
  onClose(): void;
}

function Changes({ edited, query, onClose }: ChangesProps) {
  const { error, loading, refetch, fetchMore } = query;
  return (
    <Modal isOpen title={texts.changesTitle} onClose={onClose}>
      {edited ? (
        <List edited={edited} onMore={(after) => fetchMore({ variables: { after } })} />
      ) : error ? (
        <Failed error={error} title={texts.changesMissing} onRetry={() => refetch()} isRetrying={loading} />
      ) : (
        <Loading label={texts.loadingChanges} paddingBottom="4">
          <Bone height="10rem" />
        </Loading>
      )}
    </Modal>
  );
}

interface ListProps {
  edited: Edited;
  onMore(after: string | null | undefined): Promise<unknown>;
}

/** Each text with what it changed of the one before, newest first. */
function List({ edited, onMore }: ListProps) {
  const { nodes = [], pageInfo } = edited.revisions ?? {};
  const { run, isPending } = useAction(() => onMore(pageInfo?.endCursor));
  if (nodes.length === 0) return <Text paddingBottom="4">{texts.noEarlier}</Text>;
  const present = {
    id: "now",
    text: edited.text,
    writtenAt: edited.editedAt ?? "",
    author: edited.writer ?? edited.author,
  };
  const all = [present, ...nodes];
  return (
    <>
      <chakra.ol listStyleType="none">
        {all.map((entry, index) => {
          const earlier = all[index + 1];
          if (!earlier && pageInfo?.hasNextPage) return null;
          return (
            <chakra.li key={entry.id} css={row}>
              <Text color="fg.muted" fontSize="sm" marginBottom="1">
                {fill(texts.editedBy, {
                  author: <bdi>{entry.author?.name ?? texts.formerMember}</bdi>,
                  time: <time dateTime={entry.writtenAt}>{formatTime(Date.parse(entry.writtenAt))}</time>,
                })}
                {!earlier && ` · ${texts.firstText}`}
              </Text>
              <Difference before={earlier?.text ?? entry.text} after={entry.text} />
            </chakra.li>
          );
        })}
      </chakra.ol>
      {pageInfo?.hasNextPage && (
        <Flex justifyContent="center" paddingBlock="3">
          <Button isPending={isPending} onClick={() => void run()}>
            {texts.olderChanges}
          </Button>
        </Flex>
      )}
    </>
  );
}

const row = { paddingBlock: "4", "& + &": { borderTopWidth: "1px" } } as const;
