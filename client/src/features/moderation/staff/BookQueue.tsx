import { Box, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { useId } from "react";
import {
  type BookQueueQuery,
  useBookQueueQuery,
  useDeclineBookMutation,
  useTakeOverBookMutation,
} from "../../../generated/staffHooks";
import noPosts from "../../../pictures/no-posts.svg";
import { paths } from "../../../shared/paths";
import { Button } from "../../../ui/Button";
import { Empty } from "../../../ui/feedback/Empty";
import { Failed } from "../../../ui/feedback/Failed";
import { fill } from "../../../ui/fill";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import { Moment } from "./Moment";
import { OlderPages } from "./OlderPages";
import { QueueSkeleton } from "./QueueSkeleton";
import * as texts from "./texts";

/** One page of the books that members added and that wait. */
export function BookQueue({ after }: { after: string | null }) {
  const { data, error, loading, refetch } = useBookQueueQuery({
    variables: { after },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.booksToReview;
  const renew = () => refetch().catch(() => undefined);
  if (!list && error) return <Failed error={error} title={texts.booksMissing} isRetrying={loading} onRetry={renew} />;
  if (!list) return <QueueSkeleton />;
  if (list.nodes.length === 0 && !after)
    return (
      <Box layerStyle="card">
        <Empty picture={noPosts} title={texts.noBooks}>
          {texts.noBooksText}
        </Empty>
      </Box>
    );
  const { hasNextPage, endCursor } = list.pageInfo;
  return (
    <>
      <Text role="status" color="fg.muted" marginBottom="4">
        {texts.bookCount(list.totalCount)}
      </Text>
      <chakra.ul display="flex" flexDirection="column" gap="3">
        {list.nodes.map((book) => (
          <li key={book.id}>
            <BookRow book={book} onDecided={renew} />
          </li>
        ))}
      </chakra.ul>
      <OlderPages path={paths.moderationBooks} query="" isFirst={!after} next={hasNextPage ? endCursor : null} />
    </>
  );
}

type Waiting = NonNullable<BookQueueQuery["booksToReview"]>["nodes"][number];

function BookRow({ book, onDecided }: { book: Waiting; onDecided(): Promise<unknown> }) {
  const titleId = useId();
  const alerts = useAlerts();
  const [takeOver] = useTakeOverBookMutation();
  const [decline] = useDeclineBookMutation();
  const taking = useAction(async () => {
    await takeOver({ variables: { id: book.id } });
    alerts.success(texts.takenOver);
    await onDecided();
  });
  const declining = useAction(async () => {
    await decline({ variables: { id: book.id } });
    alerts.success(texts.declined);
    await onDecided();
  });
  const { title, authors, isbn13, pageCount, member, createdAt } = book;
  const facts = [isbn13 && texts.isbn(isbn13), pageCount && texts.pagesOf(pageCount)].filter(Boolean);
  return (
    <chakra.article aria-labelledby={titleId} layerStyle="card" padding={{ base: "4", md: "5" }}>
      <Heading as="h2" id={titleId} dir="auto" fontSize="lg" overflowWrap="anywhere">
        {title}
      </Heading>
      <Text dir="auto" overflowWrap="anywhere">
        {authors.join(", ")}
      </Text>
      {facts.length > 0 && <Text color="fg.muted">{facts.join(" · ")}</Text>}
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {fill(texts.addedBy, { member: <bdi>{member?.name ?? texts.accountGone}</bdi> })} · <Moment at={createdAt} />
      </Text>
      <Flex flexWrap="wrap" gap="2" marginTop="3">
        <Button isPending={taking.isPending} onClick={() => void taking.run()}>
          {texts.takeOver}
        </Button>
        <Button variant="quiet" isPending={declining.isPending} onClick={() => void declining.run()}>
          {texts.decline}
        </Button>
      </Flex>
    </chakra.article>
  );
}
