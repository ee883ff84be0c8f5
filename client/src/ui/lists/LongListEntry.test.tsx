import { act, render, screen } from "@testing-library/react";
import { LongListEntry } from "./LongListEntry";

/** Stands in for the browser's observer, which jsdom lacks: the test says what is near. */
class Watcher {
  static latest: Watcher;
  readonly watched = new Set<Element>();
  constructor(private readonly notify: IntersectionObserverCallback) {
    Watcher.latest = this;
  }
  observe = (element: Element) => void this.watched.add(element);
  unobserve = (element: Element) => void this.watched.delete(element);

  see(isIntersecting: boolean, height = 120) {
    const entries = [...this.watched].map((target) => ({ target, isIntersecting, boundingClientRect: { height } }));
    act(() => this.notify(entries as never, this as never));
  }
}

beforeAll(() => Object.assign(window, { IntersectionObserver: Watcher }));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function renderEntry() {
  return render(
    <ul>
      <LongListEntry gist="Ada Quist">
        <article>
          <button>View Ada Quist</button>
        </article>
      </LongListEntry>
    </ul>,
  );
}

describe("LongListEntry", () => {
  it("is whole at first and near, and its gist of the same height far away", () => {
    renderEntry();
    expect(screen.getByRole("article")).toBeVisible();

    Watcher.latest.see(false);
    expect(screen.queryByRole("article")).toBeNull();
    expect(screen.getByRole("listitem")).toHaveTextContent("Ada Quist");
    expect(screen.getByRole("listitem")).toHaveStyle({ height: "120px" });

    Watcher.latest.see(true);
    expect(screen.getByRole("article")).toBeVisible();
    expect(screen.getByRole("listitem")).not.toHaveStyle({ height: "120px" });
  });

  it("stays whole while the focus is in it", () => {
    renderEntry();
    screen.getByRole("button").focus();

    Watcher.latest.see(false);

    expect(screen.getByRole("button")).toHaveFocus();
  });

  it("is measured again when the window has another width", () => {
    renderEntry();
    Watcher.latest.see(false);

    window.innerWidth = 500;
    act(() => void window.dispatchEvent(new Event("resize")));
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByRole("article")).toBeVisible();

    Watcher.latest.see(false, 300);
    expect(screen.getByRole("listitem")).toHaveStyle({ height: "300px" });
  });

  it("is watched no longer when it is gone", () => {
    const { unmount } = renderEntry();
    expect(Watcher.latest.watched.size).toBe(1);

    unmount();

    expect(Watcher.latest.watched.size).toBe(0);
  });
});
