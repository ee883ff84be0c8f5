import { useSyncExternalStore } from "react";

let position = 0;

/** Reads the position with the frame: reading it while React renders would make the browser lay the page out twice. */
function subscribe(listener: () => void) {
  const read = () => {
    position = window.scrollY;
    listener();
  };
  const frame = requestAnimationFrame(read);
  window.addEventListener("scroll", read, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener("scroll", read);
  };
}

/** Whether the page is scrolled by more than so many pixels. */
export function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => position > threshold,
    () => false,
  );
}
