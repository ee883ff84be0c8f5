import { Failed } from "../../ui/feedback/Failed";
import { readProblem } from "../../ui/feedback/problem";
import * as texts from "./texts";

interface Props {
  error: unknown;
  title: string;
  isRetrying: boolean;
  refetch(): Promise<unknown>;
}

/** A part that did not load. Who closed the question whether it is them can be asked again. */
export function Missing({ error, title, isRetrying, refetch }: Props) {
  const isUnconfirmed = readProblem(error).code === "CONFIRMATION_REQUIRED";
  const retry = () => refetch().catch(() => undefined);
  return (
    <Failed error={error} title={isUnconfirmed ? texts.notConfirmed : title} isRetrying={isRetrying} onRetry={retry} />
  );
}
