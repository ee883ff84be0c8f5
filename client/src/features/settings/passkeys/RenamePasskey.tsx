import { Flex } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { useRenamePasskeyMutation } from "../../../generated/settingsHooks";
import { Button } from "../../../ui/Button";
import { Modal } from "../../../ui/feedback/Modal";
import { TextField } from "../../../ui/forms/fields";
import { Form } from "../../../ui/forms/Form";
import { useDraft } from "../../../ui/forms/useDraft";
import { useSession } from "../../accounts/SessionProvider";
import { InlineProblem } from "../../alerts/InlineProblem";
import { useAction } from "../../alerts/useAction";
import * as texts from "../texts";

interface Props {
  passkey: { id: string; name: string };
}

export function RenamePasskey({ passkey }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={texts.renamePasskey(passkey.name)} onClick={() => setOpen(true)}>
        {texts.rename}
      </Button>
      <Modal title={texts.renameTitle} isOpen={isOpen} onClose={() => setOpen(false)}>
        <RenameForm passkey={passkey} onDone={() => setOpen(false)} />
      </Modal>
    </>
  );
}

const inPlace = { fields: ["name"], isShownInPlace: true } as const;

function RenameForm({ passkey: { id, name: old }, onDone }: Props & { onDone(): void }) {
  const { user } = useSession();
  const { values, bind, forget } = useDraft(`name of passkey ${id} of ${user?.id}`, { name: old });
  const [rename] = useRenamePasskeyMutation();
  const perform = useCallback(
    async (name: string) => {
      await rename({ variables: { input: { id, name } } });
      forget();
      onDone();
    },
    [rename, id, forget, onDone],
  );
  const { run, isPending, problem } = useAction(perform, inPlace);
  return (
    <Form label={texts.renameTitle} isPending={isPending} errors={problem?.fields} onSubmit={() => run(values.name)}>
      <TextField {...bind("name")} label={texts.passkeyName} maxLength={50} dir="auto" data-autofocus isRequired />
      <InlineProblem problem={problem} shown={inPlace.fields} />
      <Flex justifyContent="flex-end" marginBottom="2">
        <Button type="submit" variant="primary" isPending={isPending}>
          {texts.saveName}
        </Button>
      </Flex>
    </Form>
  );
}
