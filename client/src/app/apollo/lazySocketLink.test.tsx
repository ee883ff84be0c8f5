import { ChakraProvider } from "@chakra-ui/react";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { act, render, screen } from "@testing-library/react";
import { concat, EMPTY, NEVER, Observable, of, throwError } from "rxjs";
import { noteConnected, noteDisconnected, noteReadAhead, useOnMissed } from "../../shared/live";
import { BehindLine } from "../shell/BehindLine";
import { lasting } from "./lazySocketLink";
import { theme } from "../../ui/theme/theme";

const refusal = (code: string) => new CombinedGraphQLErrors({}, [{ message: "No", extensions: { code } }]);

/** A page with these events of one subscription, the line, and how often it looked again. */
function openPage(events: Observable<object> = NEVER) {
  const looks = vi.fn();
  const Page = () => {
    useOnMissed(looks);
    return <BehindLine />;
  };
  render(
    <ChakraProvider value={theme}>
      <Page />
    </ChakraProvider>,
  );
  let ends = 0;
  const end = () => void (ends += 1);
  const subscription = lasting(events).subscribe({ error: end, complete: end });
  return { looks, endsOf: () => ends, leave: () => act(() => subscription.unsubscribe()) };
}

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1_000));
const line = () => screen.queryByText(/Live updates aren't working/);

describe("N12 live updates that do not work", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    act(noteDisconnected);
    vi.useRealTimers();
  });

  it("are admitted after four seconds, and pages ask at once, every 30 seconds and on focus", () => {
    const { looks, leave } = openPage();
    pass(3.9);
    expect(line()).toBeNull();
    pass(0.3);
    expect(line()).toBeVisible();
    expect(looks.mock.calls).toEqual([[false]]);

    pass(30);
    expect(looks).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
    pass(0.2);
    expect(looks).toHaveBeenCalledTimes(3);

    act(noteConnected);
    expect(line()).toBeNull();
    pass(300);
    expect(looks.mock.calls.slice(3)).toEqual([[true]]);
    leave();
  });

  it("are not missed for a moment, but what happened meanwhile is asked for", () => {
    act(noteConnected);
    const { looks, leave } = openPage();
    act(noteDisconnected);
    pass(2);
    act(noteConnected);
    pass(10);

    expect(line()).toBeNull();
    expect(looks.mock.calls).toEqual([[true]]);
    leave();
  });

  it("may have begun before a first connection that was late: what happened until then is asked for", () => {
    const { looks, leave } = openPage();
    pass(2);
    act(noteConnected);
    pass(10);

    expect(looks.mock.calls).toEqual([[true]]);
    leave();
  });

  it("may have begun before the page stood, where it was read ahead", () => {
    noteReadAhead();
    pass(2);
    const { looks, leave } = openPage();
    pass(0.5);
    act(noteConnected);
    pass(10);

    expect(looks.mock.calls).toEqual([[true]]);
    leave();
  });

  it("are complete after a first connection that was quick", () => {
    const { looks, leave } = openPage();
    pass(0.5);
    act(noteConnected);
    pass(10);

    expect(looks).not.toHaveBeenCalled();
    leave();
  });

  it("are nobody's concern on a page without live data", () => {
    const { looks, leave } = openPage();
    leave();
    pass(60);

    expect(line()).toBeNull();
    expect(looks).not.toHaveBeenCalled();
  });

  it("include a subscription that is refused for now; it is tried again after 30 seconds", () => {
    act(noteConnected);
    let attempts = 0;
    const { endsOf, leave } = openPage(
      new Observable((observer) => {
        attempts += 1;
        if (attempts === 1) observer.error(refusal("RATE_LIMITED"));
      }),
    );
    pass(5);
    expect(line()).toBeVisible();
    pass(26);

    expect([attempts, endsOf(), line()]).toEqual([2, 0, null]);
    leave();
  });

  it.each([
    ["a refusal that stays", throwError(() => refusal("NOT_FOUND"))],
    ["a lost right", throwError(() => refusal("FORBIDDEN"))],
    ["NOT_FOUND and the end", concat(of({ data: null, errors: [{ message: "Gone" }] }), EMPTY)],
  ])("do not include the end of a subscription by %s: the page looks once, and asks no more", (_, events) => {
    act(noteConnected);
    let attempts = 0;
    const counted = new Observable<object>((observer) => {
      attempts += 1;
      return (events as Observable<object>).subscribe(observer);
    });
    const { looks, endsOf } = openPage(counted);
    pass(120);

    expect([attempts, endsOf(), line()]).toEqual([1, 1, null]);
    expect(looks).toHaveBeenCalledTimes(1);
  });
});
