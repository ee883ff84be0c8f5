import { Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/Button";
import { Form } from "../../../ui/forms/Form";
import { useDraft } from "../../../ui/forms/useDraft";
import { useAction } from "../../alerts/useAction";
import { DraftNote } from "./DraftNote";
import { ProfileFields } from "../ProfileFields";
import { blankProfile, type ProfileFormValues } from "./profileFormValues";
import { ProfilePreview } from "./ProfilePreview";
import { socialNetworks } from "../socialNetworks";
import * as texts from "../texts";

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
  const { values, set, forget } = draft;
  const { run, isPending, problem } = useAction(async () => {
    const saved = await onSave(values);
    // A new one differs from the blank form it began with, and would be kept as a draft again.
    if (saved && !isNew) set(saved);
    forget();
    onSaved();
  }, profileForm);
  const errors = problem?.fields;
  return (
    <Flex
      direction={{ base: "column", xl: "row" }}
      gap="8"
      alignItems="flex-start"
      // A member who has a profile has links beside the form, which begin at the same height.
      marginTop={isNew ? "5" : { base: "5", lg: "0" }}
    >
      <Flex direction="column" flex="1" width="full" layerStyle="card" padding={{ base: "5", md: "7" }}>
        <DraftNote draft={draft} />
        <Form label={texts.profileForm} isPending={isPending} errors={errors} onSubmit={run}>
          <ProfileFields form={draft} errors={errors} isNew={isNew} />
          <Flex gap="3" flexWrap="wrap" marginTop="2">
            <Button type="submit" variant="primary" size="lg" isPending={isPending}>
              {texts.saveProfile}
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
