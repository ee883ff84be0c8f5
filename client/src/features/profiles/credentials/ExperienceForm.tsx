import {
  type ExperienceItemFragment,
  useAddExperienceMutation,
  useUpdateExperienceMutation,
} from "../../../generated/hooks";
import { TextAreaField, TextField } from "../../../ui/forms/fields";
import { useDraft } from "../../../ui/forms/useDraft";
import { CredentialForm } from "./CredentialForm";
import { FieldGrid } from "../form/FieldGrid";
import { PeriodFields, toPeriodInput } from "./PeriodFields";
import { shortText } from "../form/shortText";

const blank = { title: "", company: "", location: "", from: "", to: "", current: false, description: "" };

interface Props {
  userId: string;
  /** The job to change; without one the form adds one. */
  item?: ExperienceItemFragment;
}

/** Adds a job to the viewer's profile, or changes one. */
export function ExperienceForm({ userId, item }: Props) {
  const draft = useDraft(`experience ${item?.id ?? ""} of ${userId}`, item ? toValues(item) : blank);
  const { values, bind, set } = draft;
  const [addExperience] = useAddExperienceMutation();
  const [updateExperience] = useUpdateExperienceMutation();
  const save = () => {
    const { title, company, location, description } = values;
    const input = { title, company, location, description, ...toPeriodInput(values) };
    return item
      ? updateExperience({ variables: { input: { id: item.id, ...input } } })
      : addExperience({ variables: { input } });
  };
  return (
    <CredentialForm
      label={item ? "Save Experience" : "Add Experience"}
      draft={draft}
      onSave={save}
      done={item ? "Experience Updated" : "Experience Added"}
    >
      <FieldGrid>
        <TextField {...bind("title")} {...shortText} label="Job title" autoComplete="organization-title" isRequired />
        <TextField {...bind("company")} {...shortText} label="Company" autoComplete="organization" isRequired />
      </FieldGrid>
      <TextField {...bind("location")} {...shortText} label="Location" />
      <PeriodFields form={{ values, set }} currentLabel="Current job" />
      <TextAreaField {...bind("description")} {...shortText} label="Job description" hint="At most 200 characters." />
    </CredentialForm>
  );
}

function toValues({ title, company, from, to, current, ...item }: ExperienceItemFragment) {
  return {
    title,
    company,
    from,
    to: to ?? "",
    current,
    location: item.location ?? "",
    description: item.description ?? "",
  };
}
