import { useEffect, useRef } from "react";

type Given = "GOING" | "DECLINED" | "NONE";

/**
 * Says an answer, or withdraws it where it is said already. While one is on its way, the other one waits and follows it. Pressing the
 * same button again does nothing then, because that is often the second half of a double click.
 */
export function useLatestAnswer({ run, isPending }: { run(answer: Given): unknown; isPending: boolean }) {
  const next = useRef<Given | null>(null);
  useEffect(() => {
    const answer = next.current;
    if (isPending || answer === null) return;
    next.current = null;
    void run(answer);
  }, [isPending, run]);
  return (answer: Given, isSaid: boolean) => {
    if (!isPending) void run(isSaid ? "NONE" : answer);
    else if (!isSaid) next.current = answer;
  };
}
