import { chakra } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import type { Interest } from "../../../generated/hooks";
import { interests } from "../../../shared/interests";
import { SelectControl } from "../../../ui/forms/fields";
import { type FeedFilter, feedPath } from "./feedFilter";
import * as texts from "../texts";

/** Which groups the list shows: each choice has an address. */
export function FilterBar({ filter }: { filter: FeedFilter }) {
  const navigate = useNavigate();
  const show = (change: Partial<FeedFilter>) => void navigate(feedPath({ ...filter, ...change }));
  return (
    <chakra.div css={bar} data-noprint>
      <chakra.div css={place}>
        <SelectControl
          aria-label={texts.whichGroups}
          value={filter.isMine ? "mine" : ""}
          onChange={({ target }) => show({ isMine: target.value === "mine" })}
        >
          <option value="">{texts.everyGroup}</option>
          <option value="mine">{texts.myGroups}</option>
        </SelectControl>
      </chakra.div>
      <chakra.div css={place}>
        <SelectControl
          aria-label={texts.groupInterest}
          value={filter.interest ?? ""}
          onChange={({ target }) => show({ interest: (target.value || null) as Interest | null })}
        >
          <option value="">{texts.everyInterest}</option>
          {interests.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectControl>
      </chakra.div>
    </chakra.div>
  );
}

const place = { flex: "1", minWidth: "9rem", maxWidth: "14rem" } as const;

const bar = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", marginBottom: "6" } as const;
