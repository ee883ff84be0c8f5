import { act, waitFor } from "@testing-library/react";
import { Subject } from "rxjs";
import { fakeService } from "../../testing/fakeService";
import { renderPage } from "../../testing/renderPage";
import { useLiveHome } from "./useLiveHome";

afterEach(() => vi.useRealTimers());

describe("useLiveHome", () => {
  it("looks again once, when every answer has the last of the changes", async () => {
    const renew = vi.fn();
    const Home = () => (useLiveHome(renew), null);
    const events = new Subject<{ data: object }>();
    const { link } = fakeService({ ViewerChanged: () => events as never });
    renderPage([{ path: "/", element: <Home /> }], { link });
    await waitFor(() => expect(events.observed).toBe(true));
    vi.useFakeTimers();
    const change = () => events.next({ data: { viewerChanged: { __typename: "ViewerChange", kinds: [] } } });

    act(() => (change(), change(), change()));
    vi.advanceTimersByTime(999);
    expect(renew).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);

    expect(renew).toHaveBeenCalledTimes(1);
  });
});
