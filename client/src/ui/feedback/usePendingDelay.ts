import { useEffect, useState } from "react";

/** True once something has been pending for a moment: what answers quickly never flashes a skeleton. */
export function usePendingDelay(isPending: boolean, delay = 150): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPending, delay]);
  return isPending && isLate;
}
