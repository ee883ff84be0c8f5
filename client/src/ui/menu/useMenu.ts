import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** The distance between a menu and its button, and the edge of the window, in pixels. */
const gap = 4;

/**
 * A menu that opens at its button, above everything else. It is closed by a press outside, by a change of the window's
 * size, and by `close`, which gives the focus back to the button.
 */
export function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isOpen || !menu.current || !button.current) return;
    menu.current.showPopover();
    place(menu.current, button.current);
    menu.current.querySelector<HTMLElement>("[role=menuitem]")?.focus({ preventScroll: true });
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpen(false);
    const closeOutside = ({ target }: PointerEvent) => {
      const isInside = [menu, button].some(({ current }) => current?.contains(target as Node));
      if (!isInside) close();
    };
    document.addEventListener("pointerdown", closeOutside);
    window.addEventListener("resize", close);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      window.removeEventListener("resize", close);
    };
  }, [isOpen]);
  const close = ({ keepFocus = false } = {}) => {
    if (!keepFocus) button.current?.focus();
    setOpen(false);
  };
  return { isOpen, toggle: () => setOpen(!isOpen), close, button, menu };
}

/** Below the button, or above it where the window ends; in the page's coordinates, so that it scrolls with the page. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const { clientWidth, clientHeight } = document.documentElement;
  const isRightToLeft = getComputedStyle(button).direction === "rtl";
  const start = isRightToLeft ? at.left : at.right - width;
  const left = Math.max(gap, Math.min(start, clientWidth - width - gap));
  const fitsBelow = at.bottom + gap + height <= clientHeight || at.top - gap - height < 0;
  const top = fitsBelow ? at.bottom + gap : at.top - gap - height;
  menu.style.left = `${left + window.scrollX}px`;
  menu.style.top = `${top + window.scrollY}px`;
}
