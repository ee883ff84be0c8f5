import { Flex, Text } from "@chakra-ui/react";
import { useCallback, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { BookTabs } from "../features/books/BookTabs";
import { AddBook } from "../features/books/shelves/AddBook";
import { ShelfBones, ShelfList } from "../features/books/shelves/ShelfList";
import { readShelf, shelfPath, shelves } from "../features/books/shelves/shelfPath";
import * as texts from "../features/books/shelves/texts";
import { MyShelfDocument, type Shelf, useMyShelfQuery } from "../generated/shelfHooks";
import noBooks from "../pictures/no-books.svg";
import { paths } from "../shared/paths";
import type { Opened } from "../shared/service/firstQueries";
import { LinkButton } from "../ui/Button";
import { Empty } from "../ui/feedback/Empty";
import { Failed } from "../ui/feedback/Failed";
import { ViewLinks } from "../ui/navigation/ViewLinks";
import { PageFrame } from "../ui/page/PageFrame";
import { PageTitle } from "../ui/page/PageTitle";

const partFrom = (query: URLSearchParams) => ({ shelf: readShelf(query), after: query.get("after") });

/** The viewer's own books, shelf by shelf. */
export function ShelvesPage() {
  const [query] = useSearchParams();
  const { shelf, after } = partFrom(query);
  const count = useRef<HTMLParagraphElement>(null);
  const { data, error, loading, refetch } = useMyShelfQuery({
    variables: { shelf, after },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.me?.shelves;
  // A book that was moved or taken off is not in the list any more, before the service is asked again.
  const here = list?.nodes.filter(({ book }) => book.viewerShelved?.shelf === shelf) ?? [];
  const left = list ? list.totalCount - (list.nodes.length - here.length) : 0;
  const focusCount = useCallback(() => count.current?.focus(), []);
  return (
    <PageFrame measure="grid">
      <PageTitle>{texts.yourBooks}</PageTitle>
      <Flex justifyContent="space-between" alignItems="center" flexWrap="wrap" columnGap="6" marginTop="2">
        <Text color="fg.muted">{texts.yourBooksLead}</Text>
        <LinkButton to={paths.privacySettings} variant="quiet" marginInline="-5">
          {texts.whoSees}
        </LinkButton>
      </Flex>
      <BookTabs current="shelves" />
      <Flex flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="4" marginTop="4" marginBottom="6">
        <ViewLinks
          label={texts.shelvesOf}
          views={shelves.map((each) => ({
            to: shelfPath(each),
            label: texts.shelfNames[each],
            isCurrent: each === shelf,
          }))}
          flex="1"
          minWidth="min(20rem, 100%)"
          maxWidth="28rem"
        />
        <AddBook onAdded={() => refetch()} />
      </Flex>
      <Text ref={count} tabIndex={-1} role="status" color="fg.muted" fontSize="sm" minHeight="6" marginBottom="3">
        {list ? texts.booksHere(left) : " "}
      </Text>
      {error && !list && (
        <Failed error={error} title={texts.shelfMissing} onRetry={() => refetch()} isRetrying={loading} />
      )}
      {!error && !list && <ShelfBones shelf={shelf} />}
      {list && left <= 0 && !loading && <EmptyShelf shelf={shelf} />}
      {list && (
        <ShelfList
          entries={here}
          first={after ? shelfPath(shelf) : null}
          next={list.pageInfo.hasNextPage ? shelfPath(shelf, list.pageInfo.endCursor ?? "") : null}
          onGone={focusCount}
        />
      )}
    </PageFrame>
  );
}

ShelvesPage.firstQueries = ({ search }: Opened) => [{ query: MyShelfDocument, variables: partFrom(search) }];

function EmptyShelf({ shelf }: { shelf: Shelf }) {
  return (
    <Empty
      picture={noBooks}
      title={texts.nothingHere}
      action={
        <LinkButton to={paths.learnings} variant="primary">
          {texts.findBooks}
        </LinkButton>
      }
    >
      {texts.emptyShelves[shelf]}
    </Empty>
  );
}
