import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { ChevronDown } from "../../../generated/icons/ChevronDown";
import { type GroupDetails, isDescribed } from "../about/groupDetails";
import { GroupFields } from "../about/GroupFields";
import * as texts from "../texts";

interface Props {
  details: GroupDetails;
  onChange(changes: Partial<GroupDetails>): void;
  /** What is wrong with which field: the fold opens for it. */
  errors: Readonly<Record<string, string>> | undefined;
  readOnly: boolean;
}

/** The names of the fields, as the service's input has them. */
export const groupPrefix = "group.";
const folded = ["title", "interest", "tags", "visibility", "capacity"].map((name) => groupPrefix + name);
export const groupFieldNames = [...folded, `${groupPrefix}openToGuests`];

/** What can be said of the group besides the message: folded, because a group needs none of it. */
export function MoreAboutGroup({ details, onChange, errors = {}, readOnly }: Props) {
  const [isOpen, setOpen] = useState(() => isDescribed(details));
  const isWrong = folded.some((name) => name in errors);
  return (
    <chakra.details open={isOpen || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} css={look}>
      <summary>
        {texts.moreAbout}
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <chakra.div display="flex" flexDirection="column" gap="5" paddingTop="3" paddingBottom="1">
        <GroupFields details={details} onChange={onChange} prefix={groupPrefix} readOnly={readOnly} />
      </chakra.div>
    </chakra.details>
  );
}

const look = {
  "& summary": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
    minHeight: "11",
    borderRadius: "sm",
    fontWeight: "semibold",
    cursor: "pointer",
    listStyle: "none",
  },
  "& summary::-webkit-details-marker": { display: "none" },
  "& summary svg": { transition: "transform 120ms" },
  "&[open] summary svg": { transform: "rotate(180deg)" },
} as const;
