const { TextDecoder, TextEncoder } = require("node:util");

/** What every browser has and jsdom lacks. */
Object.assign(globalThis, { TextEncoder, TextDecoder });
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));

window.scrollTo = () => undefined;
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.setAttribute("open", "");
  this.querySelector("[autofocus]")?.focus();
};
HTMLDialogElement.prototype.close ??= function close() {
  this.removeAttribute("open");
  this.dispatchEvent(new Event("close"));
};
