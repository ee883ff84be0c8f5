import type { CareerStatus, ProfileSort } from "../../../../generated/hooks";
import { careerStatusLabels } from "../../../../shared/careerStatus";
import { CheckField, SelectField, TextField } from "../../../../ui/forms/fields";
import * as texts from "../../texts";
import { daysToChoose, hoursToChoose, most, sorts, toSkills } from "../directoryFilter";
import { useHasAllFilters } from "../FilterSpace";
import type { FilterState } from "../useDirectoryFilter";
import { useTyped } from "../../../../ui/forms/useTyped";

const labels: Readonly<Record<ProfileSort, string>> = {
  NEWEST: texts.newestFirst,
  ACTIVE: texts.activeFirst,
  BEST_MATCH: texts.bestFirst,
};
const orders = sorts.map((value) => ({ value, label: labels[value] }));
const statuses: { value: CareerStatus | ""; label: string }[] = [
  { value: "", label: texts.anyStatus },
  ...Object.entries(careerStatusLabels).map(([value, label]) => ({ value: value as CareerStatus, label })),
];
const clocks = [
  { value: "", label: texts.anywhere },
  ...hoursToChoose.map((hours) => ({ value: String(hours), label: texts.apart(hours) })),
];
const days = [
  { value: "", label: texts.anyTime },
  ...daysToChoose.map((count) => ({ value: String(count), label: texts.activeWithin(count) })),
];

/** A field for each filter; those that compare with the viewer, and the order, for members. A choice counts at once. */
export function FilterFields({ filter }: { filter: FilterState }) {
  const { chosen, change } = filter;
  const hasAll = useHasAllFilters();
  return (
    <>
      <SkillsFilter filter={filter} />
      <SelectField
        name="status"
        label={texts.careerStatus}
        value={chosen.status ?? ""}
        options={statuses}
        onValueChange={(status) => change({ status: status || null })}
      />
      <SelectField
        name="hours"
        label={texts.clocks}
        value={String(chosen.hoursApart ?? "")}
        options={clocks}
        onValueChange={(hours) => change({ hoursApart: numberOf(hours) })}
      />
      {hasAll && (
        <>
          <SelectField
            name="active"
            label={texts.lastHere}
            value={String(chosen.activeDays ?? "")}
            options={days}
            onValueChange={(active) => change({ activeDays: numberOf(active) })}
          />
          <SelectField
            name="sort"
            label={texts.sortBy}
            value={chosen.sort}
            options={orders}
            onValueChange={(sort) => change({ sort })}
          />
          <CheckField
            name="free"
            label={texts.freeWithMe}
            isChecked={chosen.isFreeWithMe}
            onCheckedChange={(isFreeWithMe) => change({ isFreeWithMe })}
          />
        </>
      )}
    </>
  );
}

function SkillsFilter({ filter: { chosen, change } }: { filter: FilterState }) {
  const [typed, type] = useTyped({
    inAddress: chosen.skills.join(", "),
    normalize: (text) => toSkills(text).join(", "),
    send: (text) => change({ skills: toSkills(text) }),
  });
  return (
    <TextField
      name="skills"
      label={texts.skillsToFind}
      placeholder={texts.skillsToFindExample}
      value={typed}
      onChange={({ target }) => type(target.value)}
      maxLength={most.skills * (most.skill + 2)}
      autoComplete="off"
      dir="auto"
    />
  );
}

const numberOf = (text: string) => (text === "" ? null : Number(text));
