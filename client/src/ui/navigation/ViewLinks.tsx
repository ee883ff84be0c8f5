import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { chosenLook } from "../chosenLook";
import { PageLink } from "./PageLink";

export interface View {
  to: string;
  label: string;
  isCurrent: boolean;
}

interface Props extends Omit<HTMLChakraProps<"nav">, "children"> {
  /** What the views are of, for screen readers. */
  label: string;
  views: readonly View[];
  /** Four of them fit a phone. */
  isDense?: boolean;
  /** As wide as their words, in two rows on a phone. */
  wraps?: boolean;
  /** In a column on wide screens, beside what is shown (`ViewsFrame`). */
  isAside?: boolean;
}

/** Ways to look at the same thing, one of which is chosen: links, so that each has an address. */
export function ViewLinks({ label, views, isDense = false, wraps = false, isAside = false, ...place }: Props) {
  // Three on a phone are as wide as their words, so that the longest stays on one line.
  const share = isDense ? "auto" : { base: views.length > 2 ? "auto" : "1", sm: "1" };
  return (
    <chakra.nav aria-label={label} css={isAside ? aside : undefined} {...place}>
      <chakra.ul css={wraps ? wrappedRow : isAside ? rowOrColumn : row}>
        {views.map((view) => (
          <chakra.li key={view.to} flex={wraps ? "none" : share}>
            <chakra.span asChild css={{ ...look, ...(isDense && dense), ...(isAside && inColumn) }}>
              <PageLink to={view.to} aria-current={view.isCurrent ? "page" : undefined}>
                {view.label}
              </PageLink>
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

const row = {
  display: "flex",
  gap: "1",
  padding: "1",
  borderRadius: "1.75rem",
  bg: "bg.subtle",
  // At 400 % three words do not fit beside each other.
  "@media (max-width: 22rem)": { flexWrap: "wrap" },
} as const;

const wrappedRow = {
  ...row,
  display: "inline-flex",
  flexWrap: "wrap",
  maxWidth: "full",
  whiteSpace: "nowrap",
} as const;

const aside = {
  marginTop: "5",
  maxWidth: "text",
  lg: { position: "sticky", top: "28", marginTop: "6", width: "14rem", flexShrink: "0" },
} as const;

const rowOrColumn = { ...row, lg: { flexDirection: "column", borderRadius: "xl" } } as const;

const look = {
  display: "grid",
  placeItems: "center",
  minHeight: "11",
  paddingInline: "4",
  borderRadius: "full",
  fontWeight: "semibold",
  borderWidth: "1px",
  borderColor: "transparent",
  _hover: { bg: "bg.strong" },
  "&[aria-current=page]": chosenLook,
} as const;

const dense = { paddingInline: "2", fontSize: "sm" } as const;

const inColumn = { lg: { justifyItems: "start", paddingInline: "4", borderRadius: "lg", fontSize: "md" } } as const;
