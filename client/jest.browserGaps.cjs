/* global window, HTMLDialogElement */

/** What jsdom declares but does not do. */
window.scrollTo = () => undefined;
window.Element.prototype.scrollIntoView ??= () => Promise.resolve();
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
