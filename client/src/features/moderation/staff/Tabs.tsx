import { chakra } from "@chakra-ui/react";
import { PageLink } from "../../../ui/navigation/PageLink";
import { paths } from "../../../shared/paths";
import * as texts from "./texts";

const views = {
  waiting: { to: paths.moderation, label: texts.waiting },
  decided: { to: `${paths.moderation}?state=decided`, label: texts.decided },
  log: { to: paths.moderationLog, label: texts.log },
} as const;

/** The ways to look at moderation: links, so that each has an address. */
export function Tabs({ current }: { current: keyof typeof views }) {
  return (
    <chakra.nav aria-label={texts.views} marginTop="5" marginBottom="6">
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
  maxWidth: "28rem",
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
