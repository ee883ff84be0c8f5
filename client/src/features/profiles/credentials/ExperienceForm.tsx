import {
  type ExperienceItemFragment,
  useAddExperienceMutation,
  useUpdateExperienceMutation,
} from "../../../generated/credentialHooks";
import { TextAreaField, TextField } from "../../../ui/forms/fields";
import { useDraft } from "../../../ui/forms/useDraft";
import { CredentialForm } from "./CredentialForm";
import { FieldGrid } from "../form/FieldGrid";
import { PeriodFields, toPeriodInput } from "./PeriodFields";
import { shortText } from "../form/shortText";
import * as texts from "../texts";

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
      label={item ? texts.saveExperience : texts.addExperience}
      draft={draft}
      onSave={save}
      done={item ? texts.experienceUpdated : texts.experienceAdded}
    >
      <FieldGrid>
        <TextField
          {...bind("title")}
          {...shortText}
          label={texts.jobTitle}
          autoComplete="organization-title"
          isRequired
        />
        <TextField {...bind("company")} {...shortText} label={texts.company} autoComplete="organization" isRequired />
      </FieldGrid>
      <TextField {...bind("location")} {...shortText} label={texts.location} />
      <PeriodFields form={{ values, set }} currentLabel={texts.currentJob} />
      <TextAreaField {...bind("description")} {...shortText} label={texts.jobDescription} hint={texts.atMost200} />
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
