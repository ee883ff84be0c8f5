import { startThemeSwitch } from "./themeSwitch";
import "./look.css";
import "./guides.css";

startThemeSwitch();
for (const example of document.querySelectorAll<HTMLElement>("main pre")) addCopyButton(example);

/** A button that copies an example, where the browser has a clipboard. */
function addCopyButton(example: HTMLElement): void {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (!clipboard) return;
  const frame = document.createElement("div");
  frame.className = "example";
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Copy";
  const status = document.createElement("span");
  status.className = "for-screen-readers";
  status.setAttribute("role", "status");
  button.addEventListener("click", () => {
    void clipboard.writeText(example.innerText).then(
      () => say("Copied"),
      () => say("Not copied"),
    );
  });
  const say = (text: string) => {
    button.textContent = text;
    status.textContent = text;
    setTimeout(() => (button.textContent = "Copy"), 2_000);
  };
  example.replaceWith(frame);
  frame.append(example, button, status);
}
