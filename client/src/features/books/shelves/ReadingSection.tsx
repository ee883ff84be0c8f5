import { chakra, Flex, Text } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import type { ShelvedFragment } from "../../../generated/shelfHooks";
import { formatDay } from "../../../shared/time/formatDate";
import { Section } from "../../../ui/page/Section";
import { ProgressBar, type ReadBook } from "./ProgressBar";
import * as texts from "./texts";
import { UpdateProgress } from "./UpdateProgress";

/** Loaded after the page. */
const ReadingNotes = lazy(() => import("./ReadingNotes").then((module) => ({ default: module.ReadingNotes })));

/** What the viewer alone sees of a book on their shelves: progress, dates and notes. */
export function ReadingSection({ book, shelved }: { book: ReadBook; shelved: ShelvedFragment }) {
  const { shelf, startedOn, finishedOn } = shelved;
  return (
    <Section title={texts.yourReading}>
      {shelf !== "WANT" && (
        <Flex direction="column" gap="3" marginBottom="6" maxWidth="text">
          {shelf === "READING" && <ProgressBar shelved={shelved} pageCount={book.pageCount} />}
          <Flex alignItems="center" flexWrap="wrap" columnGap="4" rowGap="2">
            <UpdateProgress book={book} shelved={shelved} />
            <Text color="fg.muted" fontSize="sm">
              {[
                startedOn && texts.startedAt(formatDay(startedOn)),
                finishedOn && texts.finishedAt(formatDay(finishedOn)),
              ]
                .filter(Boolean)
                .join(" · ")}
            </Text>
          </Flex>
        </Flex>
      )}
      <chakra.h3 fontWeight="bold">{texts.yourNotes}</chakra.h3>
      <Text color="fg.muted" fontSize="sm" marginBottom="4">
        {texts.notesLead}
      </Text>
      <Suspense fallback={null}>
        <ReadingNotes bookId={book.id} />
      </Suspense>
    </Section>
  );
}
