import { Flex } from "@chakra-ui/react";
import { useCallback } from "react";
import { useChangeNameMutation } from "../../generated/settingsHooks";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/forms/fields";
import { Form } from "../../ui/forms/Form";
import { useDraft } from "../../ui/forms/useDraft";
import { Section } from "../../ui/page/Section";
import { useAlerts } from "../alerts/AlertsProvider";
import { useAction } from "../alerts/useAction";
import * as texts from "./texts";

const fields = ["name"];

export function NameForm({ me }: { me: { id: string; name: string } }) {
  const { values, bind, set, forget } = useDraft(`name of ${me.id}`, { name: me.name });
  const alerts = useAlerts();
  const [changeName] = useChangeNameMutation();
  const perform = useCallback(
    async (name: string) => {
      const { data } = await changeName({ variables: { input: { name } } });
      forget();
      set({ name: data?.changeName?.name ?? name });
      alerts.success(texts.nameSaved);
    },
    [changeName, forget, set, alerts],
  );
  const { run, isPending, problem } = useAction(perform, { fields });
  return (
    <Section title={texts.nameTitle}>
      <Form label={texts.nameTitle} isPending={isPending} errors={problem?.fields} onSubmit={() => run(values.name)}>
        <TextField
          {...bind("name")}
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="name"
          maxLength={80}
          dir="auto"
          isRequired
        />
        <Flex>
          <Button type="submit" isPending={isPending}>
            {texts.saveName}
          </Button>
        </Flex>
      </Form>
    </Section>
  );
}
