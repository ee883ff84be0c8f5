const key = "dismissedNotice";

/** The notice that was dismissed in this tab. */
export function dismissed(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function dismiss(notice: string): void {
  try {
    sessionStorage.setItem(key, notice);
  } catch {
    // The browser keeps nothing: it returns with the next load.
  }
}
