import { chakra } from "@chakra-ui/react";
import { styled } from "../../../ui/styled";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { X } from "../../../generated/icons/X";
import { careerStatusLabels } from "../../../shared/careerStatus";
import { interestLook } from "../../../shared/interests";
import type { FilterState } from "./useDirectoryFilter";
import * as texts from "../texts";

interface Chip {
  key: string;
  label: string;
  remove(): void;
}

/** What was chosen as chips, each with a remove button. */
export function ChosenFilters({ filter }: { filter: FilterState }) {
  const chips = chipsOf(filter);
  if (chips.length === 0) return null;
  return (
    <chakra.ul display="flex" flexWrap="wrap" alignItems="center" gap="2" aria-label={texts.chosenFilters}>
      {chips.map(({ key, label, remove }) => (
        <li key={key}>
          <FilterButton type="button" onClick={remove}>
            <VisuallyHidden>{texts.removeBefore}</VisuallyHidden>
            <bdi>{label}</bdi>
            <X size={16} aria-hidden="true" />
          </FilterButton>
        </li>
      ))}
      <li>
        <FilterButton type="button" borderColor="transparent" textDecoration="underline" onClick={filter.clear}>
          {texts.clearAll}
        </FilterButton>
      </li>
    </chakra.ul>
  );
}

function chipsOf({ chosen, change, toggle }: FilterState): Chip[] {
  const { text, status, skills, hoursApart, isFreeWithMe, activeDays } = chosen;
  const chip = (key: string, label: string | false, remove: () => void) => (label ? [{ key, label, remove }] : []);
  return [
    ...chosen.interests.flatMap((one) => chip(one, interestLook(one).label, () => toggle(one))),
    ...chip("text", text.trim() && texts.quoted(text.trim()), () => change({ text: "" })),
    ...chip("status", status !== null && careerStatusLabels[status], () => change({ status: null })),
    ...skills.flatMap((skill) =>
      chip(`skill ${skill}`, skill, () => change({ skills: skills.filter((other) => other !== skill) })),
    ),
    ...chip("hours", hoursApart !== null && texts.apart(hoursApart), () => change({ hoursApart: null })),
    ...chip("free", isFreeWithMe && texts.freeWithMe, () => change({ isFreeWithMe: false })),
    ...chip("active", activeDays !== null && texts.activeWithin(activeDays), () => change({ activeDays: null })),
  ];
}

const FilterButton = styled("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    minHeight: "11",
    paddingInline: "3",
    borderRadius: "full",
    borderWidth: "1px",
    borderColor: "border.strong",
    fontSize: "sm",
    fontWeight: "semibold",
    cursor: "pointer",
    _hover: { bg: "bg.subtle" },
  },
});
