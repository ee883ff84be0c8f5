import type { CareerStatus } from "../../generated/hooks";
import { careerStatusLabels } from "../../shared/careerStatus";
import { interests } from "../../shared/interests";
import { SelectField, TextAreaField, TextField } from "../../ui/forms/fields";
import type { useFormValues } from "../../ui/forms/useFormValues";
import { FieldGrid } from "./form/FieldGrid";
import type { ProfileFormValues } from "./form/profileFormValues";
import { shortText } from "./form/shortText";
import { SocialFields } from "./form/SocialFields";
import { TimeZoneField } from "./form/TimeZoneField";

const statuses = (Object.keys(careerStatusLabels) as CareerStatus[]).map((value) => ({
  value,
  label: careerStatusLabels[value],
}));

type ProfileValuesForm = ReturnType<typeof useFormValues<ProfileFormValues>>;

interface Props {
  form: ProfileValuesForm;
  errors: Readonly<Record<string, string>> | undefined;
  /** Whether the browser insists on location and skills. */
  isNew: boolean;
}

/** All fields of a profile, in the order of the form. */
export function ProfileFields({ form, errors, isNew }: Props) {
  const { bind } = form;
  return (
    <>
      <FieldGrid>
        <ChoiceFields form={form} />
        <TextField
          {...bind("company")}
          label="Company"
          hint="Or your school."
          autoComplete="organization"
          {...shortText}
        />
        <TextField
          {...bind("location")}
          label="Location"
          hint="City and country, for example Cebu, Philippines."
          autoComplete="address-level2"
          isRequired={isNew}
          {...shortText}
        />
        <TimeZoneField value={form.values.timeZone} onValueChange={(timeZone) => form.set({ timeZone })} />
      </FieldGrid>
      <TextField
        {...bind("skills")}
        label="Skills"
        hint="Separated by commas, for example HTML, Watercolour, Spanish."
        autoComplete="off"
        isRequired={isNew}
      />
      <TextAreaField {...bind("bio")} label="Bio" hint="A few lines about you." maxLength={2000} rows={5} dir="auto" />
      <FieldGrid>
        <TextField
          {...bind("photo")}
          label="Photo URL"
          hint="We'll draw you a face until you add one."
          autoComplete="photo"
          {...address}
        />
        <TextField {...bind("website")} label="Website" autoComplete="url" {...address} />
      </FieldGrid>
      <SocialFields bind={bind} errors={errors} />
    </>
  );
}

function ChoiceFields({ form: { values, set } }: { form: ProfileValuesForm }) {
  return (
    <>
      <SelectField
        name="status"
        label="Career status"
        hint="Where you are in your career."
        value={values.status}
        options={statuses}
        onValueChange={(status) => set({ status })}
      />
      <SelectField
        name="interest"
        label="Interest"
        hint="What you want to learn most."
        value={values.interest}
        options={interests}
        onValueChange={(interest) => set({ interest })}
      />
    </>
  );
}

const address = { type: "url", inputMode: "url", placeholder: "https://", maxLength: 2048 } as const;
