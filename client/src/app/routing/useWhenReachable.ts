import { useEffect, useRef } from "react";

/** The first and the longest pause between two checks, in milliseconds. */
const firstPause = 2_000;
const maxPause = 30_000;

/** Calls back whenever a check reaches the service; checks repeat with backoff until the component unmounts. */
export function useWhenReachable(callback: () => unknown): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    let pause = firstPause;
    let timer = setTimeout(() => void look(), pause);
    const look = async () => {
      clearTimeout(timer);
      pause = Math.min(pause * 2, maxPause);
      timer = setTimeout(() => void look(), pause);
      if (await isReachable()) latest.current();
    };
    const lookAtOnce = () => void look();
    window.addEventListener("online", lookAtOnce);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", lookAtOnce);
    };
  }, []);
}

async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch("/robots.txt", { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}
