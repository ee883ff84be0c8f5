/** Attributes that Swagger UI leaves out: levels for headings that skip one, names for fields, buttons and landmarks. */
const missing: [selector: string, name: string, value: string | ((part: Element) => string)][] = [
  [".opblock-tag, .modal-ux-header h3", "aria-level", "2"],
  [".opblock h4, .models h4, .modal-ux-content h4", "aria-level", "3"],
  [".opblock h5, .modal-ux-content h5", "aria-level", "4"],
  [".information-container > section", "aria-label", "About this API"],
  [".scheme-container > section", "aria-label", "Server and authorization"],
  ["#servers", "aria-label", "Server"],
  [".close-modal", "aria-label", "Close"],
  [".body-param textarea", "aria-label", "Request body"],
  [".body-param-content-type select", "aria-label", "Type of the request body"],
  ["tr[data-param-name] :is(select, input)", "aria-label", (field) => parameterOf(field)],
  ["[id$=_responses]", "aria-label", ({ id }) => `Responses: ${id.replaceAll("_", " ")}`],
];

/** Corrects Swagger UI's markup after each render: adds missing attributes, and disables links inside buttons. */
export function correctMarkup(reference: HTMLElement): void {
  const correct = () => {
    for (const [selector, name, value] of missing)
      reference.querySelectorAll(`:is(${selector}):not([${name}])`).forEach((part) => {
        part.setAttribute(name, typeof value === "string" ? value : value(part));
      });
    // The button opens the operation and sets the address; a link inside would be a second control.
    reference.querySelectorAll(".opblock-summary a[href]").forEach((link) => link.removeAttribute("href"));
  };
  new MutationObserver(correct).observe(reference, { childList: true, subtree: true });
}

const parameterOf = (field: Element) => field.closest<HTMLElement>("tr")?.dataset.paramName ?? "Parameter";
