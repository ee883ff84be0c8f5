import type { Interest } from "../../../generated/hooks";
import { visibilityOptions } from "../../../shared/groupVisibility";
import { interests } from "../../../shared/interests";
import { SelectField, TextField } from "../../../ui/forms/fields";
import { RadioCards } from "../../../ui/forms/RadioCards";
import type { GroupDetails } from "./groupDetails";
import * as texts from "../texts";

interface Props {
  details: GroupDetails;
  onChange(changes: Partial<GroupDetails>): void;
  /** Stands before the names of the fields, as the service's input has them. */
  prefix?: string;
  readOnly?: boolean;
}

/** Longest title, and how many a group can have room for. */
const [maxTitleLength, minPlaces, maxPlaces] = [80, 2, 500];

const choices: { value: Interest | ""; label: string }[] = [{ value: "", label: texts.anyInterest }, ...interests];

/** What can be said of a group: title, interest, tags, who may join, how many. */
export function GroupFields({ details, onChange, prefix = "", readOnly }: Props) {
  return (
    <>
      <TextField
        name={`${prefix}title`}
        label={texts.groupTitle}
        hint={texts.groupTitleHint}
        value={details.title}
        onChange={({ target }) => onChange({ title: target.value })}
        maxLength={maxTitleLength}
        readOnly={readOnly}
        autoComplete="off"
        dir="auto"
      />
      <SelectField
        name={`${prefix}interest`}
        label={texts.groupInterest}
        value={details.interest}
        options={choices}
        onValueChange={(interest) => onChange({ interest })}
      />
      <TextField
        name={`${prefix}tags`}
        label={texts.groupTags}
        hint={texts.groupTagsHint}
        value={details.tags}
        onChange={({ target }) => onChange({ tags: target.value })}
        readOnly={readOnly}
        autoComplete="off"
        dir="auto"
      />
      <RadioCards
        name={`${prefix}visibility`}
        legend={texts.whoMayJoin}
        options={visibilityOptions}
        value={details.visibility}
        onChoose={(visibility) => onChange({ visibility })}
      />
      <TextField
        name={`${prefix}capacity`}
        label={texts.places}
        hint={texts.placesHint}
        type="number"
        inputMode="numeric"
        min={minPlaces}
        max={maxPlaces}
        value={details.capacity}
        onChange={({ target }) => onChange({ capacity: target.value })}
        readOnly={readOnly}
        autoComplete="off"
      />
    </>
  );
}
