import { Box, Flex } from "@chakra-ui/react";
import { useCallback, useEffect, useRef } from "react";
import { useAppealMutation } from "../../../generated/decisionHooks";
import { Button } from "../../../ui/Button";
import { TextAreaField } from "../../../ui/forms/fields";
import { Form } from "../../../ui/forms/Form";
import { useDraft } from "../../../ui/forms/useDraft";
import { useSession } from "../../accounts/SessionProvider";
import { useAction } from "../../alerts/useAction";
import * as texts from "./texts";

interface Props {
  decisionId: string;
  limitedToken?: string | undefined;
  onClose(): void;
}

const maxLength = 2_000;
/** From here on the form says how many characters are left. */
const sayFrom = 1_800;
const fields = { fields: ["text"] };

/** Why the decision should be another one. What was typed stays until it has been sent. */
export function AppealForm({ decisionId, limitedToken, onClose }: Props) {
  const { user } = useSession();
  const { values, bind, forget } = useDraft(`appeal of ${user?.id ?? "a suspended member"} to ${decisionId}`, blank);
  const [appeal] = useAppealMutation();
  const perform = useCallback(async () => {
    await appeal({
      variables: { input: { decisionId, text: values.text, limitedToken } },
      ...(limitedToken ? { context: { token: null } } : {}),
    });
    forget();
  }, [appeal, decisionId, limitedToken, values.text, forget]);
  const { run, isPending, problem } = useAction(perform, fields);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("textarea")?.focus(), []);
  const left = maxLength - values.text.length;
  return (
    <Box ref={box} marginTop="5" paddingTop="5" borderTopWidth="1px">
      <Form label={texts.appeal} isPending={isPending} errors={problem?.fields} onSubmit={run}>
        <TextAreaField
          {...bind("text")}
          label={texts.yourAppeal}
          hint={values.text.length > sayFrom && left >= 0 ? texts.charactersLeft(left) : texts.appealHint}
          isRequired
          maxLength={maxLength}
          readOnly={isPending}
          rows={6}
          dir="auto"
        />
        <Flex gap="3" flexWrap="wrap">
          <Button type="submit" variant="primary" isPending={isPending}>
            {texts.sendAppeal}
          </Button>
          <Button onClick={onClose} disabled={isPending}>
            {texts.cancel}
          </Button>
        </Flex>
      </Form>
    </Box>
  );
}

const blank = { text: "" };
