import { useSyncExternalStore } from "react";
import { serviceNow } from "../service/serviceTime";

const minute = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The current minute by the service as a moment in milliseconds; the component renders again when the next one begins. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, currentMinute, currentMinute);
}

export const currentMinute = () => Math.floor(serviceNow() / minute) * minute;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

function start() {
  waitForNext();
  // A page in the background, or a device that sleeps, has its timers late.
  document.addEventListener("visibilitychange", notify);
}

function stop() {
  clearTimeout(timer);
  document.removeEventListener("visibilitychange", notify);
}

function waitForNext() {
  timer = setTimeout(
    () => {
      waitForNext();
      notify();
    },
    minute - (serviceNow() % minute),
  );
}

function notify() {
  for (const listener of listeners) listener();
}
