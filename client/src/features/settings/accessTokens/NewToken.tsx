import { Flex, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { Copy } from "../../../generated/icons/Copy";
import { Button } from "../../../ui/Button";
import { copyText } from "../../../ui/forms/copyText";
import { TextField } from "../../../ui/forms/fields";
import { InlineProblem } from "../../alerts/InlineProblem";
import { useAction } from "../../alerts/useAction";
import * as texts from "./texts";

/** A token that was just made: nobody can read it again. */
export function NewToken({ token, onDone }: { token: string; onDone(): void }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = useAction(
    async () => {
      await copyText(field.current);
      setCopied(true);
    },
    { isShownInPlace: true },
  );
  return (
    <Flex direction="column" gap="4">
      <Text>{texts.copyNow}</Text>
      <TextField
        ref={field}
        name="token"
        label={texts.token}
        value={token}
        onFocus={({ target }) => target.select()}
        readOnly
        dir="ltr"
        spellCheck={false}
        fontFamily="monospace"
        data-autofocus
      />
      <Text role="status" fontWeight="semibold" _empty={{ display: "none" }}>
        {isCopied ? texts.copied : ""}
      </Text>
      <InlineProblem problem={copy.problem} />
      <Flex gap="2" flexWrap="wrap" justifyContent="flex-end" marginBottom="2">
        <Button onClick={onDone}>{texts.done}</Button>
        <Button variant="primary" isPending={copy.isPending} onClick={() => void copy.run()}>
          <Copy size={18} aria-hidden="true" />
          {texts.copy}
        </Button>
      </Flex>
    </Flex>
  );
}
