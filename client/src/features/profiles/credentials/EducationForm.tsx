import {
  type EducationItemFragment,
  useAddEducationMutation,
  useUpdateEducationMutation,
} from "../../../generated/credentialHooks";
import { TextAreaField, TextField } from "../../../ui/forms/fields";
import { useDraft } from "../../../ui/forms/useDraft";
import { CredentialForm } from "./CredentialForm";
import { FieldGrid } from "../form/FieldGrid";
import { PeriodFields, toPeriodInput } from "./PeriodFields";
import { shortText } from "../form/shortText";
import * as texts from "../texts";

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
      label={item ? texts.saveEducation : texts.addEducation}
      draft={draft}
      onSave={save}
      done={item ? texts.educationUpdated : texts.educationAdded}
    >
      <FieldGrid>
        <TextField {...bind("school")} {...shortText} label={texts.school} isRequired />
        <TextField {...bind("degree")} {...shortText} label={texts.degreeOrCertificate} isRequired />
      </FieldGrid>
      <TextField {...bind("fieldOfStudy")} {...shortText} label={texts.fieldOfStudy} isRequired />
      <PeriodFields form={{ values, set }} currentLabel={texts.currentStudy} />
      <TextAreaField
        {...bind("description")}
        {...shortText}
        label={texts.programmeDescription}
        hint={texts.atMost200}
      />
    </CredentialForm>
  );
}

function toValues({ school, degree, fieldOfStudy, from, to, current, ...item }: EducationItemFragment) {
  return { school, degree, fieldOfStudy, from, to: to ?? "", current, description: item.description ?? "" };
}
