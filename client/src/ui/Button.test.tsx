import { fireEvent, screen } from "@testing-library/react";
import { renderPage } from "../testing/renderPage";
import { Button } from "./Button";

function openButtons() {
  const [accept, other, send] = [vi.fn(), vi.fn(), vi.fn((event: React.FormEvent) => event.preventDefault())];
  const element = (
    <form onSubmit={send}>
      <Button onClick={accept}>Accept</Button>
      <Button onClick={other}>Other</Button>
      <Button type="submit">Send</Button>
    </form>
  );
  renderPage([{ path: "/", element }]);
  const press = (name: string, detail: number) => fireEvent.click(screen.getByRole("button", { name }), { detail });
  return { accept, other, send, press };
}

describe("C3 the second press of a double click", () => {
  it("does nothing when the first one brought another button under the pointer", () => {
    const { accept, other, send, press } = openButtons();

    press("Accept", 1);
    press("Other", 2);
    press("Accept", 1);
    press("Send", 2);

    expect(accept).toHaveBeenCalledTimes(2);
    expect(other).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });

  it("counts when both are on one button, as do presses of the keyboard", () => {
    const { accept, other, press } = openButtons();

    press("Accept", 1);
    press("Accept", 2);
    press("Other", 0);

    expect(accept).toHaveBeenCalledTimes(2);
    expect(other).toHaveBeenCalledTimes(1);
  });

  it("counts on another button, too, once one can have seen it", async () => {
    const { accept, other, press } = openButtons();

    press("Accept", 1);
    await new Promise((resolve) => setTimeout(resolve, 320));
    press("Other", 2);

    expect([accept, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
