/// <reference types="node" />
import "@testing-library/jest-dom";
import { cleanup, configure } from "@testing-library/react";

// `findBy…` and `waitFor` wait for one second by default, which a busy machine exceeds.
configure({ asyncUtilTimeout: 15_000 });

// What jsdom declares but does not do.
window.scrollTo = () => undefined;
window.Element.prototype.scrollIntoView ??= () => undefined;
window.matchMedia ??= (media) =>
  ({ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.setAttribute("open", "");
  this.querySelector<HTMLElement>("[autofocus]")?.focus();
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.removeAttribute("open");
  this.dispatchEvent(new Event("close"));
};

HTMLElement.prototype.showPopover ??= () => undefined;

const ownZone = process.env.TZ;

// Test files of one worker share its packages and its page. What Testing Library does by itself, it does for the first.
beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie}; path=/; max-age=0`;
});

// The client's own modules hold what belongs to an open page: each test file has its own.
afterAll(async () => {
  // Drafts are written to the history a moment later, which would be during the next file.
  (await import("../ui/forms/draftStore")).forgetDrafts();
  vi.resetModules();
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});
