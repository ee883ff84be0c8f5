import { useAddEducationMutation } from "../../generated/hooks";
import { TextAreaField, TextField } from "../../ui/fields";
import { useDraft } from "../../ui/useDraft";
import { CredentialForm } from "./CredentialForm";
import { FieldGrid } from "./FieldGrid";
import { PeriodFields, toPeriodInput } from "./PeriodFields";
import { shortText } from "./shortText";

const blank = { school: "", degree: "", fieldOfStudy: "", from: "", to: "", current: false, description: "" };

/** Adds a course of study to one's profile. */
export function EducationForm({ userId }: { userId: string }) {
  const draft = useDraft(`education of ${userId}`, blank);
  const { values, bind, set } = draft;
  const [addEducation] = useAddEducationMutation();
  const save = () => {
    const { school, degree, fieldOfStudy, description } = values;
    return addEducation({
      variables: { input: { school, degree, fieldOfStudy, description, ...toPeriodInput(values) } },
    });
  };
  return (
    <CredentialForm label="Add Education" draft={draft} onSave={save} done="Education Added">
      <FieldGrid>
        <TextField {...bind("school")} {...shortText} label="School" isRequired />
        <TextField {...bind("degree")} {...shortText} label="Degree or certificate" isRequired />
      </FieldGrid>
      <TextField {...bind("fieldOfStudy")} {...shortText} label="Field of study" isRequired />
      <PeriodFields form={{ values, set }} currentLabel="Current study" />
      <TextAreaField
        {...bind("description")}
        {...shortText}
        label="Programme description"
        hint="At most 200 characters."
      />
    </CredentialForm>
  );
}
