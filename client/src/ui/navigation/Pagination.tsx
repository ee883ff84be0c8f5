import { chakra } from "@chakra-ui/react";
import { formatCount } from "../formatCount";
import { PageLink } from "./PageLink";
import { pagesToShow } from "./pagesToShow";
import * as texts from "../texts";

interface Props {
  page: number;
  pageCount: number;
  /** The address of a page, by its number from 1. */
  hrefFor(page: number): string;
  label: string;
}

/** Numbered pages that stay few: first, last, the neighbours, and gaps between. */
export function Pagination({ page, pageCount, hrefFor, label }: Props) {
  if (pageCount < 2) return null;
  return (
    <chakra.nav aria-label={label}>
      <chakra.ul display="flex" flexWrap="wrap" justifyContent="center" gap="2">
        {pagesToShow(page, pageCount).map((entry) => (
          <li key={entry}>
            {typeof entry === "number" ? (
              <NumberLink number={entry} isCurrent={entry === page} href={hrefFor(entry)} />
            ) : (
              <chakra.span display="grid" placeItems="center" width="6" height="11" aria-hidden="true">
                …
              </chakra.span>
            )}
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

function NumberLink({ number, isCurrent, href }: { number: number; isCurrent: boolean; href: string }) {
  return (
    <chakra.span
      asChild
      display="grid"
      placeItems="center"
      minWidth="11"
      height="11"
      paddingInline="2"
      borderRadius="full"
      borderWidth="1px"
      fontWeight="semibold"
      bg={isCurrent ? "fg" : "bg.surface"}
      color={isCurrent ? "bg" : "fg"}
      borderColor={isCurrent ? "fg" : "border.strong"}
      _hover={isCurrent ? undefined : { bg: "bg.subtle" }}
    >
      <PageLink
        to={href}

        aria-label={texts.page(number)}
        aria-current={isCurrent ? "page" : undefined}
      >
        {formatCount(number)}
      </PageLink>
    </chakra.span>
  );
}
