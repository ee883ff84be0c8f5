import { useAddExperienceMutation } from "../../generated/hooks";
import { TextAreaField, TextField } from "../../ui/fields";
import { useDraft } from "../../ui/useDraft";
import { CredentialForm } from "./CredentialForm";
import { FieldGrid } from "./FieldGrid";
import { PeriodFields, toPeriodInput } from "./PeriodFields";
import { shortText } from "./shortText";

const blank = { title: "", company: "", location: "", from: "", to: "", current: false, description: "" };

/** Adds a job to one's profile. */
export function ExperienceForm({ userId }: { userId: string }) {
  const draft = useDraft(`experience of ${userId}`, blank);
  const { values, bind, set } = draft;
  const [addExperience] = useAddExperienceMutation();
  const save = () => {
    const { title, company, location, description } = values;
    return addExperience({ variables: { input: { title, company, location, description, ...toPeriodInput(values) } } });
  };
  return (
    <CredentialForm label="Add Experience" draft={draft} onSave={save} done="Experience Added">
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
