let isWished = false;

/** GraphiQL opens and closes its panels by their buttons alone. */
const panelButton = (does: "Show" | "Hide") =>
  document.querySelector<HTMLElement>(`.graphiql-sidebar button[aria-label="${does} Examples"]`);

/** Opens the panel, if it is not open, and goes to its field; as soon as there is one, while the page still loads. */
export function goToExamples(): void {
  const field = document.querySelector<HTMLElement>(".examples input");
  if (field) return field.focus();
  isWished = true;
  panelButton("Show")?.click();
}

/** Whether the panel should take the focus now that it is there. */
export function takeFocusWish(): boolean {
  const was = isWished;
  isWished = false;
  return was;
}

/** A phone has no room for the panel beside the editor. */
export const isWide = () => matchMedia("(min-width: 64rem)").matches;

export function closePanelOnPhone(): void {
  if (!isWide()) panelButton("Hide")?.click();
}
