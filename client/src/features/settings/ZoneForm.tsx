import { Flex, Text } from "@chakra-ui/react";
import { useCallback } from "react";
import { type AccountSettingsQuery, useSetTimeZoneMutation } from "../../generated/settingsHooks";
import { paths } from "../../shared/paths";
import { Button, LinkButton } from "../../ui/Button";
import { Form } from "../../ui/forms/Form";
import { useDraft } from "../../ui/forms/useDraft";
import { Section } from "../../ui/page/Section";
import { useAlerts } from "../alerts/AlertsProvider";
import { useAction } from "../alerts/useAction";
import { TimeZoneField } from "../profiles/form/TimeZoneField";
import * as texts from "./texts";

type Me = NonNullable<AccountSettingsQuery["me"]>;

const fields = ["timeZone"];

/** The zone of one's clock, which the profile keeps: sessions, reminders and digests go by it. */
export function ZoneForm({ me: { id, profile } }: { me: Pick<Me, "id" | "profile"> }) {
  if (profile) return <FormOfZone key={id} id={id} timeZone={profile.timeZone ?? ""} />;
  return (
    <Section title={texts.zoneTitle}>
      <Text color="fg.muted" marginBottom="4">
        {texts.zoneNeedsProfile}
      </Text>
      <LinkButton to={paths.createProfile}>{texts.createProfile}</LinkButton>
    </Section>
  );
}

function FormOfZone({ id, timeZone }: { id: string; timeZone: string }) {
  const { values, set, forget } = useDraft(`time zone of ${id}`, { timeZone });
  const alerts = useAlerts();
  const [setTimeZone] = useSetTimeZoneMutation();
  const perform = useCallback(
    async (zone: string) => {
      await setTimeZone({ variables: { input: { timeZone: zone } } });
      forget();
      alerts.success(texts.zoneSaved);
    },
    [setTimeZone, forget, alerts],
  );
  const { run, isPending, problem } = useAction(perform, { fields });
  return (
    <Section title={texts.zoneTitle}>
      <Form
        label={texts.zoneTitle}
        isPending={isPending}
        errors={problem?.fields}
        onSubmit={() => run(values.timeZone)}
      >
        <TimeZoneField value={values.timeZone} onValueChange={(zone) => set({ timeZone: zone })} />
        <Flex>
          <Button type="submit" isPending={isPending}>
            {texts.saveZone}
          </Button>
        </Flex>
      </Form>
    </Section>
  );
}
