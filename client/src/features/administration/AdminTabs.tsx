import { chakra } from "@chakra-ui/react";
import { type AdminSection, paths } from "../../shared/paths";
import { PageLink } from "../../ui/navigation/PageLink";
import * as texts from "./texts";

export const sectionLabels: Readonly<Record<AdminSection | "overview", string>> = {
  overview: texts.overview,
  people: texts.people,
  content: texts.content,
  jobs: texts.jobs,
  site: texts.site,
};

/** The parts of the administration: links, so that each has an address. On a phone they are in two rows. */
export function AdminTabs({ current }: { current: AdminSection | "overview" }) {
  const all = Object.keys(sectionLabels) as (AdminSection | "overview")[];
  return (
    <chakra.nav aria-label={texts.sections} marginTop="5" marginBottom="6" data-noprint>
      <chakra.ul css={row}>
        {all.map((section) => (
          <li key={section}>
            <chakra.span asChild css={look}>
              <PageLink
                to={paths.administration(section === "overview" ? undefined : section)}
                aria-current={section === current ? "page" : undefined}
              >
                {sectionLabels[section]}
              </PageLink>
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

const row = {
  display: "inline-flex",
  flexWrap: "wrap",
  gap: "1",
  padding: "1",
  maxWidth: "full",
  borderRadius: "1.75rem",
  bg: "bg.subtle",
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
  whiteSpace: "nowrap",
  _hover: { bg: "bg.strong" },
  "&[aria-current=page]": { bg: "bg.surface", borderColor: "border.strong", boxShadow: "card" },
} as const;
