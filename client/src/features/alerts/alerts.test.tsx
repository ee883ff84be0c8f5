import { act, fireEvent, render, screen } from "@testing-library/react";
import { ChakraProvider } from "@chakra-ui/react";
import { theme } from "../../ui/theme/theme";
import { AlertsProvider, useAlerts } from "./AlertsProvider";

function Raise({ words, type = "danger" }: { words: string[]; type?: "danger" | "success" }) {
  const alerts = useAlerts();
  return <button onClick={() => words.forEach((word) => alerts[type](word))}>Raise</button>;
}

function raise(words: string[], type?: "danger" | "success") {
  render(
    <ChakraProvider value={theme}>
      <AlertsProvider>
        <Raise words={words} type={type} />
      </AlertsProvider>
    </ChakraProvider>,
  );
  fireEvent.click(screen.getByText("Raise"));
}

const after = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const shown = () => screen.queryAllByRole("alert").map((alert) => alert.textContent);

function offer(extras: Parameters<ReturnType<typeof useAlerts>["success"]>[1]) {
  const Offer = () => {
    const alerts = useAlerts();
    return <button onClick={() => alerts.success("Comment removed", extras)}>Raise</button>;
  };
  render(
    <ChakraProvider value={theme}>
      <AlertsProvider>
        <Offer />
      </AlertsProvider>
    </ChakraProvider>,
  );
  fireEvent.click(screen.getByText("Raise"));
}

describe("alerts", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("stay for 4000 ms and then go", () => {
    raise(["Password do not match"]);

    after(3999);
    expect(shown()).toEqual(["Problem:Password do not match"]);
    after(1);
    expect(shown()).toEqual([]);
  });

  it("are announced as a status when all went well", () => {
    raise(["Profile Updated"], "success");

    expect(screen.getByRole("status")).toHaveTextContent("Done:Profile Updated");
  });

  it("hide when closed, and return after 3000 ms while they are still alive", () => {
    raise(["One", "Two"]);
    after(500);

    fireEvent.click(screen.getAllByRole("button", { name: "Close alert" })[0] as HTMLElement);

    expect(shown()).toEqual([]);
    after(2999);
    expect(shown()).toEqual([]);
    after(1);
    expect(shown()).toEqual(["Problem:One", "Problem:Two"]);
    after(500);
    expect(shown()).toEqual([]);
  });

  it("do not return when their time ended while they were hidden", () => {
    raise(["One"]);
    after(2000);

    fireEvent.click(screen.getByRole("button", { name: "Close alert" }));
    after(3000);

    expect(shown()).toEqual([]);
  });

  it("show three at a time, and every one in its turn", () => {
    raise(["One", "Two", "Three", "Four"]);

    expect(shown()).toHaveLength(3);
    after(4000);
    expect(shown()).toEqual(["Problem:Four"]);
  });

  it("each have their own 4000 ms, alike ones too", () => {
    raise(["One"]);
    after(1000);
    fireEvent.click(screen.getByText("Raise"));
    expect(shown()).toEqual(["Problem:One", "Problem:One"]);

    after(2999);
    expect(shown()).toHaveLength(2);
    after(1);
    expect(shown()).toHaveLength(1);
    after(999);
    expect(shown()).toHaveLength(1);
    after(1);
    expect(shown()).toEqual([]);
  });

  it("are shown at once when they are new, though others were closed just before", () => {
    raise(["One"]);
    fireEvent.click(screen.getByRole("button", { name: "Close alert" }));
    expect(shown()).toEqual([]);

    fireEvent.click(screen.getByText("Raise"));

    expect(shown()).toEqual(["Problem:One", "Problem:One"]);
  });

  it("wait while someone points at them", () => {
    raise(["One"]);

    fireEvent.pointerEnter(screen.getByRole("alert"));
    after(10_000);
    expect(shown()).toEqual(["Problem:One"]);
    fireEvent.pointerLeave(screen.getByRole("alert"));
    after(4000);

    expect(shown()).toEqual([]);
  });

  it("offer a choice for as long as they say, and go when it is taken", () => {
    const [run, onExpire] = [vi.fn(), vi.fn()];
    offer({ lifetime: 8000, onExpire, choice: { label: "Undo", run } });

    after(7999);
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));

    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText("Comment removed")).not.toBeInTheDocument();
    after(60_000);
    expect(onExpire).not.toHaveBeenCalled();
  });

  it("say once that their time is over, also while they are hidden", () => {
    const onExpire = vi.fn();
    offer({ lifetime: 8000, onExpire, choice: { label: "Undo", run: () => undefined } });
    after(7000);
    fireEvent.click(screen.getByRole("button", { name: "Close alert" }));

    after(1000);
    expect(onExpire).toHaveBeenCalledTimes(1);
    after(60_000);
    expect(onExpire).toHaveBeenCalledTimes(1);
    expect(screen.queryByText("Comment removed")).not.toBeInTheDocument();
  });

  it("do not take a choice by a key that is still held from before", () => {
    const run = vi.fn();
    offer({ choice: { label: "Undo", run, isFocused: true } });

    const undo = screen.getByRole("button", { name: "Undo" });
    expect(undo).toHaveFocus();
    expect(fireEvent.keyDown(undo, { key: "Enter", repeat: true })).toBe(false);
    expect(fireEvent.keyDown(undo, { key: "Enter" })).toBe(true);
  });
});
