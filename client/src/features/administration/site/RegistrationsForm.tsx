import { Flex } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { type Registrations, useSetRegistrationsMutation } from "../../../generated/administrationHooks";
import { askSite } from "../../../shared/service/siteState";
import { Button } from "../../../ui/Button";
import { Form } from "../../../ui/forms/Form";
import { RadioCards } from "../../../ui/forms/RadioCards";
import { Section } from "../../../ui/page/Section";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import * as texts from "./texts";

const options = (["OPEN", "INVITED", "CLOSED"] as const).map((value) => ({
  value,
  label: texts.registrationLabels[value],
  hint: texts.registrationHints[value],
}));

/** Who may sign up. */
export function RegistrationsForm({ current }: { current: Registrations }) {
  /** null: as it is, also when somebody else changes it. */
  const [chosen, setChosen] = useState<Registrations | null>(null);
  const value = chosen ?? current;
  const alerts = useAlerts();
  const [save] = useSetRegistrationsMutation();
  const { run, isPending } = useAction(
    useCallback(async () => {
      await save({ variables: { registrations: value } });
      setChosen(null);
      alerts.success(texts.registrationsSaved(texts.registrationLabels[value]));
      void askSite();
    }, [save, value, alerts]),
  );
  return (
    <Section title={texts.registrations}>
      <Form label={texts.registrations} isPending={isPending} onSubmit={run}>
        <RadioCards
          name="registrations"
          legend={texts.whoMaySignUp}
          options={options}
          value={value}
          onChoose={(next) => setChosen(next)}
        />
        <Flex>
          <Button type="submit" isPending={isPending} disabled={value === current}>
            {texts.save}
          </Button>
        </Flex>
      </Form>
    </Section>
  );
}
