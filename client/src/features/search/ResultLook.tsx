import { chakra, Text } from "@chakra-ui/react";
import { Fragment } from "react";
import { BookOpen } from "../../generated/icons/BookOpen";
import { CalendarDays } from "../../generated/icons/CalendarDays";
import { MessageCircle } from "../../generated/icons/MessageCircle";
import { PersonPicture } from "../../ui/pictures/PersonPicture";
import { Marked } from "./Marked";
import type { Result } from "./toResults";

const icons = { GROUPS: MessageCircle, SESSIONS: CalendarDays, BOOKS: BookOpen };

/** What a result looks like, in the palette and on the page alike. */
export function ResultLook({ result: { kind, title, details, picture } }: { result: Result }) {
  const Icon = kind === "PEOPLE" ? null : icons[kind];
  return (
    <>
      {picture && <PersonPicture {...picture} size="2.5rem" />}
      {Icon && (
        <chakra.span aria-hidden="true" css={tile}>
          <Icon size={18} />
        </chakra.span>
      )}
      <chakra.span minWidth="0">
        <Text as="span" display="block" fontWeight="semibold" lineClamp="1" overflowWrap="anywhere">
          <Marked {...title} />
        </Text>
        {details.length > 0 && (
          <Text as="span" display="block" fontSize="sm" color="fg.muted" lineClamp="1" overflowWrap="anywhere">
            {details.map((detail, place) => (
              <Fragment key={place}>
                {place > 0 && " · "}
                <Marked {...detail} />
              </Fragment>
            ))}
          </Text>
        )}
      </chakra.span>
    </>
  );
}

const tile = {
  display: "grid",
  placeItems: "center",
  flexShrink: "0",
  width: "10",
  height: "10",
  borderRadius: "md",
  bg: "bg.subtle",
  color: "fg.muted",
} as const;
