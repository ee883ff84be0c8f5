import { Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { careerStatusLabels } from "../../shared/careerStatus";
import { interests } from "../../shared/interests";
import type { CareerStatus } from "../../generated/hooks";
import { Button } from "../../ui/Button";
import { SelectField, TextAreaField, TextField } from "../../ui/fields";
import { Form } from "../../ui/Form";
import { useDraft } from "../../ui/useDraft";
import { useAction } from "../alerts/useAction";
import { DraftNote } from "./DraftNote";
import { FieldGrid } from "./FieldGrid";
import { blankProfile, type ProfileFormValues } from "./profileFormValues";
import { ProfilePreview } from "./ProfilePreview";
import { shortText } from "./shortText";
import { SocialFields } from "./SocialFields";
import { socialNetworks } from "./socialNetworks";

const statuses = (Object.keys(careerStatusLabels) as CareerStatus[]).map((value) => ({
  value,
  label: careerStatusLabels[value],
}));

interface Props {
  me: { id: string; name: string; avatar: string };
  initial: ProfileFormValues;
  /** Whether the browser insists on location and skills. */
  isNew?: boolean;
  /** Answers the values as the service keeps them; what it throws stands beside the fields. */
  onSave(values: ProfileFormValues): Promise<ProfileFormValues | undefined>;
  /** What comes once the profile is saved. */
  onSaved(): void;
  /** A second button next to the save button. */
  children?: ReactNode;
}

/** The one form for a profile, new or known, beside the card that others will see. */
export function ProfileForm({ me, initial, isNew = false, onSave, onSaved, children }: Props) {
  const draft = useDraft(`profile of ${me.id}`, initial);
  const { values, bind, set, forget } = draft;
  const { run, isPending, problem } = useAction(async () => {
    const saved = await onSave(values);
    if (saved) set(saved);
    forget();
    onSaved();
  }, profileForm);
  const errors = problem?.fields;
  return (
    <Flex direction={{ base: "column", xl: "row" }} gap="8" alignItems="flex-start" marginTop="5">
      <Flex direction="column" flex="1" width="full" layerStyle="card" padding={{ base: "5", md: "7" }}>
        <DraftNote draft={draft} />
        <Form label="Profile" isPending={isPending} errors={errors} onSubmit={run}>
          <FieldGrid>
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
          </FieldGrid>
          <TextField
            {...bind("skills")}
            label="Skills"
            hint="Separated by commas, for example HTML, Watercolour, Spanish."
            autoComplete="off"
            isRequired={isNew}
          />
          <TextAreaField
            {...bind("bio")}
            label="Bio"
            hint="A few lines about you."
            maxLength={2000}
            rows={5}
            dir="auto"
          />
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
          <Flex gap="3" flexWrap="wrap" marginTop="2">
            <Button type="submit" variant="primary" size="lg" isPending={isPending}>
              Save Profile
            </Button>
            {children}
          </Flex>
        </Form>
      </Flex>
      <ProfilePreview me={me} values={values} />
    </Flex>
  );
}

const profileForm = { fields: [...Object.keys(blankProfile), ...socialNetworks.map(({ name }) => `social.${name}`)] };

const address = { type: "url", inputMode: "url", placeholder: "https://", maxLength: 2048 } as const;
