import { Text } from "@chakra-ui/react";
import type { Problem } from "../../ui/feedback/problem";

interface Props {
  problem: Problem | null;
  /** The fields that say what is wrong with them themselves. */
  shown?: readonly string[];
}

/** An error inside a dialog, which would cover an alert. */
export function InlineProblem({ problem, shown = [] }: Props) {
  const messages = problem?.messages.filter((message) => !shown.some((field) => problem.fields[field] === message));
  if (!messages?.length) return null;
  return (
    <Text role="alert" color="danger.text" fontWeight="semibold">
      {messages.join(" ")}
    </Text>
  );
}
