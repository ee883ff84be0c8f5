import { chakra } from "@chakra-ui/react";
import { paths } from "../../../shared/paths";
import { PageLink } from "../../../ui/navigation/PageLink";
import * as texts from "../texts";

const views = {
  all: { to: paths.groups, label: texts.findGroup },
  mine: { to: paths.myGroups, label: texts.myGroups },
} as const;

/** The lists of groups: links, so that each has an address. */
export function GroupTabs({ current }: { current: keyof typeof views }) {
  return (
    <chakra.nav aria-label={texts.lists} marginTop="4" marginBottom="6">
      <chakra.ul css={row}>
        {Object.entries(views).map(([view, { to, label }]) => (
          <chakra.li key={view} flex="1">
            <chakra.span asChild css={look}>
              <PageLink to={to} aria-current={view === current ? "page" : undefined}>
                {label}
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
  borderRadius: "full",
  bg: "bg.subtle",
  maxWidth: "24rem",
} as const;

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
  "&[aria-current=page]": { bg: "bg.surface", borderColor: "border.strong", boxShadow: "card" },
} as const;
