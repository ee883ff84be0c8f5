import { Flex } from "@chakra-ui/react";
import type { CareerStatus } from "../../generated/hooks";
import { careerStatusLabels } from "../../shared/careerStatus";
import { interests } from "../../shared/interests";
import { SelectField, TextAreaField, TextField } from "../../ui/forms/fields";
import type { useFormValues } from "../../ui/forms/useFormValues";
import { PhotoUpload } from "../pictures/photo/PhotoUpload";
import { AvailabilityField } from "./availability/AvailabilityField";
import { FieldGrid } from "./form/FieldGrid";
import type { ProfileFormValues } from "./form/profileFormValues";
import { shortText } from "./form/shortText";
import { SocialFields } from "./form/SocialFields";
import { TopicsField } from "./learning/TopicsField";
import { TimeZoneField } from "./form/TimeZoneField";
import * as texts from "./texts";

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
          label={texts.company}
          hint={texts.companyHint}
          autoComplete="organization"
          {...shortText}
        />
        <TextField
          {...bind("location")}
          label={texts.location}
          hint={texts.locationHint}
          autoComplete="address-level2"
          isRequired={isNew}
          {...shortText}
        />
      </FieldGrid>
      <TimeZoneField value={form.values.timeZone} onValueChange={(timeZone) => form.set({ timeZone })} />
      <AvailabilityField
        hours={form.values.availability}
        onHoursChange={(availability) => form.set({ availability })}
      />
      <TextField
        {...bind("skills")}
        label={texts.skills}
        hint={texts.skillsHint}
        autoComplete="off"
        isRequired={isNew}
      />
      <TopicsField
        name="learning"
        label={texts.learning}
        hint={texts.learningHint}
        topics={form.values.learning}
        onTopicsChange={(learning) => form.set({ learning })}
      />
      <TextAreaField {...bind("bio")} label={texts.bio} hint={texts.bioHint} maxLength={2000} rows={5} dir="auto" />
      <FieldGrid>
        <Flex direction="column" gap="3">
          <TextField
            {...bind("photo")}
            label={texts.photoUrl}
            hint={texts.photoHint}
            autoComplete="photo"
            {...address}
          />
          <PhotoUpload onUploaded={(photo) => form.set({ photo })} />
        </Flex>
        <TextField {...bind("website")} label={texts.website} autoComplete="url" {...address} />
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
        label={texts.careerStatus}
        hint={texts.careerStatusHint}
        value={values.status}
        options={statuses}
        onValueChange={(status) => set({ status })}
      />
      <SelectField
        name="interest"
        label={texts.interest}
        hint={texts.interestHint}
        value={values.interest}
        options={interests}
        onValueChange={(interest) => set({ interest })}
      />
    </>
  );
}

const address = { type: "url", inputMode: "url", placeholder: texts.linkExample, maxLength: 2048 } as const;
