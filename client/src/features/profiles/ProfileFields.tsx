import { Flex } from "@chakra-ui/react";
import type { CareerStatus } from "../../generated/hooks";
import { careerStatusLabels } from "../../shared/careerStatus";
import { interests } from "../../shared/interests";
import { SelectField, TextAreaField, TextField } from "../../ui/forms/fields";
import type { useFormValues } from "../../ui/forms/useFormValues";
import { PhotoUpload } from "../pictures/photo/PhotoUpload";
import { AvailabilityField } from "./availability/AvailabilityField";
import { FieldGrid } from "./form/FieldGrid";
import { FormParts } from "../../ui/forms/FormParts";
import type { ProfileFormValues } from "./form/profileFormValues";
import { shortText } from "./form/shortText";
import { SocialFields } from "./form/SocialFields";
import { TopicsField } from "./learning/TopicsField";
import { TimeZoneField } from "./form/TimeZoneField";
import { socialNetworks } from "./socialNetworks";
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

/** All fields of a profile in three parts; all of them are there, so that nothing typed is lost on the way from one to another. */
export function ProfileFields(props: Props) {
  return (
    <FormParts
      parts={[
        { title: texts.partYou, fields: partYou, children: <You {...props} /> },
        { title: texts.partStudy, fields: ["interest", "skills", "learning"], children: <Study {...props} /> },
        { title: texts.partWhen, fields: ["timeZone", "availability"], children: <When {...props} /> },
      ]}
    />
  );
}

const partYou = [
  ...["status", "company", "location", "bio", "photo", "website"],
  ...socialNetworks.map(({ name }) => `social.${name}`),
];

function You({ form, errors, isNew }: Props) {
  const { bind } = form;
  return (
    <>
      <FieldGrid>
        <SelectField
          name="status"
          label={texts.careerStatus}
          hint={texts.careerStatusHint}
          value={form.values.status}
          options={statuses}
          onValueChange={(status) => form.set({ status })}
        />
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
        <TextField {...bind("website")} label={texts.website} autoComplete="url" {...address} />
      </FieldGrid>
      <TextAreaField {...bind("bio")} label={texts.bio} hint={texts.bioHint} maxLength={2000} rows={5} dir="auto" />
      <Flex direction="column" gap="3">
        <TextField {...bind("photo")} label={texts.photoUrl} hint={texts.photoHint} autoComplete="photo" {...address} />
        <PhotoUpload onUploaded={(photo) => form.set({ photo })} />
      </Flex>
      <SocialFields bind={bind} errors={errors} />
    </>
  );
}

function Study({ form, isNew }: Props) {
  return (
    <>
      <SelectField
        name="interest"
        label={texts.interest}
        hint={texts.interestHint}
        value={form.values.interest}
        options={interests}
        onValueChange={(interest) => form.set({ interest })}
      />
      <TextField
        {...form.bind("skills")}
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
    </>
  );
}

function When({ form }: Props) {
  return (
    <>
      <TimeZoneField value={form.values.timeZone} onValueChange={(timeZone) => form.set({ timeZone })} />
      <AvailabilityField
        hours={form.values.availability}
        onHoursChange={(availability) => form.set({ availability })}
      />
    </>
  );
}

const address = { type: "url", inputMode: "url", placeholder: texts.linkExample, maxLength: 2048 } as const;
