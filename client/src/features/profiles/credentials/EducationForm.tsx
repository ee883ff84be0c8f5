import {
  type EducationItemFragment,
  useAddEducationMutation,
  useUpdateEducationMutation,
} from "../../../generated/hooks";
import { TextAreaField, TextField } from "../../../ui/forms/fields";
import { useDraft } from "../../../ui/forms/useDraft";
import { CredentialForm } from "./CredentialForm";
import { FieldGrid } from "../form/FieldGrid";
import { PeriodFields, toPeriodInput } from "./PeriodFields";
import { shortText } from "../form/shortText";

const blank = { school: "", degree: "", fieldOfStudy: "", from: "", to: "", current: false, description: "" };

interface Props {
  userId: string;
  /** The course of study to change; without one the form adds one. */
  item?: EducationItemFragment;
}

/** Adds a course of study to the viewer's profile, or changes one. */
export function EducationForm({ userId, item }: Props) {
  const draft = useDraft(`education ${item?.id ?? ""} of ${userId}`, item ? toValues(item) : blank);
  const { values, bind, set } = draft;
  const [addEducation] = useAddEducationMutation();
  const [updateEducation] = useUpdateEducationMutation();
  const save = () => {
    const { school, degree, fieldOfStudy, description } = values;
    const input = { school, degree, fieldOfStudy, description, ...toPeriodInput(values) };
    return item
      ? updateEducation({ variables: { input: { id: item.id, ...input } } })
      : addEducation({ variables: { input } });
  };
  return (
    <CredentialForm
      label={item ? "Save Education" : "Add Education"}
      draft={draft}
      onSave={save}
      done={item ? "Education Updated" : "Education Added"}
    >
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

function toValues({ school, degree, fieldOfStudy, from, to, current, ...item }: EducationItemFragment) {
  return { school, degree, fieldOfStudy, from, to: to ?? "", current, description: item.description ?? "" };
}
