import { useCallback } from "react";
import { type Contactable, useSetContactableMutation } from "../../generated/hooks";
import { CheckField } from "../../ui/forms/fields";
import { Section } from "../../ui/page/Section";
import { useSession } from "../accounts/SessionProvider";
import { useAction } from "../alerts/useAction";
import * as texts from "./texts";

/** Who may send the viewer requests: shown at once, taken back when the service refuses. */
export function ContactChoice({ contactable }: { contactable: Contactable }) {
  const { user } = useSession();
  const [setContactable] = useSetContactableMutation();
  const { run } = useAction(
    useCallback(
      async (isOpen: boolean) => {
        const chosen: Contactable = isOpen ? "EVERYONE" : "NOBODY";
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
      <CheckField
        name="contactable"
        label={texts.anyoneMayAsk}
        isChecked={contactable === "EVERYONE"}
        onCheckedChange={(isOpen) => void run(isOpen)}
      />
    </Section>
  );
}
