import { Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useAction } from "../../features/alerts/useAction";
import { Button, LinkButton } from "../../ui/Button";
import { Form } from "../../ui/forms/Form";
import * as texts from "./texts";

interface Props {
  label: string;
  /** Names of its fields; their errors stand beside them. */
  fields: readonly string[];
  /** Whether there is something to save. */
  isAnswered: boolean;
  back?: string;
  onSave(): Promise<unknown>;
  onNext(): void;
  children: ReactNode;
}

/** One question: going on saves it, skipping saves nothing. What was chosen stays when saving fails. */
export function QuestionForm({ label, fields, isAnswered, back, onSave, onNext, children }: Props) {
  const { run, isPending, problem } = useAction(
    async () => {
      if (isAnswered) await onSave();
      onNext();
    },
    { fields },
  );
  return (
    <Form label={label} isPending={isPending} errors={problem?.fields} onSubmit={run}>
      <Flex direction="column" gap="6" layerStyle="card" padding={{ base: "5", md: "7" }}>
        {children}
      </Flex>
      <Flex gap="3" flexWrap="wrap" marginTop="2">
        <Button type="submit" variant="primary" size="lg" isPending={isPending}>
          {texts.next}
        </Button>
        <Button size="lg" variant="quiet" onClick={onNext}>
          {texts.skip}
        </Button>
        {back && (
          <LinkButton to={back} size="lg" variant="quiet">
            {texts.back}
          </LinkButton>
        )}
      </Flex>
    </Form>
  );
}
