import { chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { useId } from "react";
import { BookMarked } from "../../../generated/icons/BookMarked";
import { BookOpen } from "../../../generated/icons/BookOpen";
import { Check } from "../../../generated/icons/Check";
import { Trash2 } from "../../../generated/icons/Trash2";
import type { MyShelfQuery, Shelf } from "../../../generated/shelfHooks";
import { formatDay, formatMoment } from "../../../shared/time/formatDate";
import { paths } from "../../../shared/paths";
import { Button } from "../../../ui/Button";
import { ActionsMenu } from "../../../ui/menu/ActionsMenu";
import { PageLink } from "../../../ui/navigation/PageLink";
import { BookCover } from "../BookCover";
import * as bookTexts from "../texts";
import { ProgressBar } from "./ProgressBar";
import { shelves } from "./shelfPath";
import { StarRating } from "./StarRating";
import * as texts from "./texts";
import { UpdateProgress } from "./UpdateProgress";
import { useShelf } from "./useShelf";
import { useTakingOff } from "./useTakingOff";

export type ShelfEntry = NonNullable<NonNullable<MyShelfQuery["me"]>["shelves"]>["nodes"][number];

interface Props {
  entry: ShelfEntry;
  /** The book left the shelf that is shown. */
  onGone(): void;
}

/** A book on the viewer's shelf: how far it is read, what comes next, and a menu to move it. */
export function ShelfCard({ entry: { book, createdAt }, onGone }: Props) {
  const titleId = useId();
  const shelved = book.viewerShelved;
  const { move } = useShelf(book.id, shelved);
  const moveTo = (shelf: Shelf | null) => {
    void move.run(shelf);
    onGone();
  };
  const taking = useTakingOff({ shelved, isOwn: !book.isInCatalogue, onTakeOff: () => moveTo(null) });
  const others = shelves.filter((shelf) => shelf !== shelved?.shelf);
  const entries = [
    ...others.map((shelf) => ({ label: texts.moveTo[shelf], Icon: icons[shelf], onSelect: () => moveTo(shelf) })),
    { label: texts.takeOff, Icon: Trash2, isDanger: true, onSelect: taking.takeOff },
  ];
  return (
    <chakra.article aria-labelledby={titleId} layerStyle="card" css={look}>
      <BookCover book={book} width={{ base: "4.5rem", sm: "6rem" }} />
      <Flex direction="column" flex="1" minWidth="0">
        <Flex alignItems="flex-start" gap="1">
          <Heading as="h2" id={titleId} css={titleLook} title={book.title}>
            <PageLink to={paths.book(book.id)} dir="auto">
              {book.title}
            </PageLink>
          </Heading>
          <ActionsMenu label={texts.moreFor(book.title)} entries={entries} />
        </Flex>
        <Text dir="auto" color="fg.muted" fontSize="sm" overflowWrap="anywhere" lineClamp={1}>
          {book.authors.join(", ") || bookTexts.authorUnknown}
        </Text>
        <Text color="fg.muted" fontSize="sm">
          {describe(shelved, createdAt)}
        </Text>
        {book.addition && (
          <Text color="fg.muted" fontSize="sm">
            {texts.ownBook[book.addition]}
          </Text>
        )}
        {shelved && (
          <chakra.div marginTop="auto" paddingTop="3">
            <NextStep book={book} shelved={shelved} onMove={moveTo} />
          </chakra.div>
        )}
      </Flex>
      {taking.dialog}
    </chakra.article>
  );
}

interface StepProps {
  book: ShelfEntry["book"];
  shelved: NonNullable<ShelfEntry["book"]["viewerShelved"]>;
  onMove(shelf: Shelf): void;
}

/** What one does next with a book on this shelf. */
function NextStep({ book, shelved, onMove }: StepProps) {
  if (shelved.shelf === "WANT") return <Button onClick={() => onMove("READING")}>{texts.startReading}</Button>;
  if (shelved.shelf === "DONE") return <StarRating bookId={book.id} shelved={shelved} />;
  return (
    <>
      <ProgressBar shelved={shelved} pageCount={book.pageCount} />
      <Flex flexWrap="wrap" gap="2" marginTop="3">
        <UpdateProgress book={book} shelved={shelved} />
        <Button variant="quiet" paddingInline={{ base: "3", sm: "5" }} onClick={() => onMove("DONE")}>
          {texts.finishReading}
        </Button>
      </Flex>
    </>
  );
}

/** The days that the member knows, else since when the book is on the shelf. */
function describe(shelved: StepProps["shelved"] | null | undefined, createdAt: string): string {
  const [from, to] = [shelved?.startedOn, shelved?.finishedOn];
  const days =
    from && to ? texts.readFrom(formatDay(from), formatDay(to)) : from ? texts.startedAt(formatDay(from)) : null;
  const said = days ?? (to ? texts.finishedAt(formatDay(to)) : texts.since(formatMoment(createdAt)));
  return shelved?.noteCount ? `${said} · ${texts.noteCount(shelved.noteCount)}` : said;
}

const icons = { WANT: BookMarked, READING: BookOpen, DONE: Check } as const;

const titleLook = {
  flex: "1",
  minWidth: "0",
  fontSize: "lg",
  lineHeight: "snug",
  overflowWrap: "anywhere",
  lineClamp: 2,
  // In line with the dots beside it.
  paddingTop: "2",
  // Two lines, which most titles need on a phone: the placeholder cannot know, and cards of a column stay alike.
  minHeight: "calc(2.6em + 0.5rem)",
} as const;

const look = {
  display: "flex",
  alignItems: "stretch",
  gap: { base: "4", md: "5" },
  height: "full",
  padding: { base: "4", md: "5" },
  "& > [data-picture]": { alignSelf: "flex-start" },
} as const;
