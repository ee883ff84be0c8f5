import { useCallback } from "react";
import { type Contactable, useSetContactableMutation } from "../../generated/hooks";
import { SelectField } from "../../ui/forms/fields";
import { Section } from "../../ui/page/Section";
import { useSession } from "../accounts/SessionProvider";
import { useAction } from "../alerts/useAction";
import * as texts from "./texts";

const choices: { value: Contactable; label: string }[] = [
  { value: "EVERYONE", label: texts.everyoneMayAsk },
  { value: "SHARED_GROUPS", label: texts.groupsMayAsk },
  { value: "NOBODY", label: texts.nobodyMayAsk },
];

/** Who can send the viewer requests. Updates optimistically, and rolls back if the service rejects it. */
export function ContactChoice({ contactable }: { contactable: Contactable }) {
  const { user } = useSession();
  const [setContactable] = useSetContactableMutation();
  const { run } = useAction(
    useCallback(
      async (chosen: Contactable) => {
        const expected = { __typename: "User" as const, id: user?.id ?? "", contactable: chosen };
        await setContactable({
          variables: { input: { contactable: chosen } },
          optimisticResponse: { setContactable: expected },
        });
      },
      [setContactable, user],
    ),
  );
  return (
    <Section title={texts.privacy}>
      <SelectField
        name="contactable"
        label={texts.whoMayAsk}
        hint={contactable === "SHARED_GROUPS" ? texts.groupsMayAskHint : undefined}
        value={contactable}
        options={choices}
        onValueChange={(chosen) => void run(chosen)}
      />
    </Section>
  );
}
