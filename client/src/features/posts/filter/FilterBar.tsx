import { chakra } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import type { Interest } from "../../../generated/hooks";
import { interests } from "../../../shared/interests";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/Button";
import { SelectControl } from "../../../ui/forms/fields";
import { PageLink } from "../../../ui/navigation/PageLink";
import { type FeedFilter, feedPath } from "./feedFilter";
import * as texts from "../texts";

/** Which groups the list shows: each choice has an address. */
export function FilterBar({ filter }: { filter: FeedFilter }) {
  const navigate = useNavigate();
  const choices = [
    { label: texts.allGroups, isMine: false },
    { label: texts.myGroups, isMine: true },
  ];
  return (
    <chakra.div css={bar} data-noprint>
      <chakra.nav aria-label={texts.whichGroups}>
        <chakra.ul css={pills}>
          {choices.map(({ label, isMine }) => (
            <li key={label}>
              <chakra.span asChild css={pill}>
                <PageLink
                  to={feedPath({ ...filter, isMine })}
                  aria-current={filter.isMine === isMine ? "page" : undefined}
                >
                  {label}
                </PageLink>
              </chakra.span>
            </li>
          ))}
        </chakra.ul>
      </chakra.nav>
      <chakra.div flex="1" minWidth="9rem" maxWidth="14rem">
        <SelectControl
          aria-label={texts.groupInterest}
          value={filter.interest ?? ""}
          onChange={({ target }) =>
            void navigate(feedPath({ ...filter, interest: (target.value || null) as Interest | null }))
          }
        >
          <option value="">{texts.everyInterest}</option>
          {interests.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectControl>
      </chakra.div>
      <LinkButton to={paths.groups} variant="quiet" paddingInline="4" marginInlineStart="auto">
        {texts.findGroup}
      </LinkButton>
    </chakra.div>
  );
}

const bar = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", marginBottom: "6" } as const;

const pills = { display: "flex", gap: "1", padding: "1", borderRadius: "full", bg: "bg.subtle" } as const;

const pill = {
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
