import { chakra } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import type { Interest } from "../../../generated/hooks";
import { interests } from "../../../shared/interests";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/Button";
import { SelectControl } from "../../../ui/forms/fields";
import { ViewLinks } from "../../../ui/navigation/ViewLinks";
import { type FeedFilter, feedPath } from "./feedFilter";
import * as texts from "../texts";

/** Which groups the list shows: each choice has an address. */
export function FilterBar({ filter }: { filter: FeedFilter }) {
  const navigate = useNavigate();
  const views = [
    { to: feedPath({ ...filter, isMine: false }), label: texts.allGroups, isCurrent: !filter.isMine },
    { to: feedPath({ ...filter, isMine: true }), label: texts.myGroups, isCurrent: filter.isMine },
  ];
  return (
    <chakra.div css={bar} data-noprint>
      <ViewLinks label={texts.whichGroups} views={views} />
      <chakra.div flex="1" minWidth="10.5rem" maxWidth="14rem">
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
