import { useEffect } from "react";

const listeners = new Set<() => void>();

/** Notifies everything with live data that the connection was lost and is back. */
export function announceReconnect(): void {
  listeners.forEach((listener) => listener());
}

/** Calls back when live events flow again after a gap in which some may have been missed. */
export function useOnReconnect(callback: () => void): void {
  useEffect(() => {
    listeners.add(callback);
    return () => void listeners.delete(callback);
  }, [callback]);
}
