import { act, screen } from "@testing-library/react";
import { Footer } from "../app/shell/Footer";
import { introDelay, introEnd, introStart } from "../features/landing/intro";
import { fakeService, says } from "../testing/fakeService";
import { renderPage } from "../testing/renderPage";
import { LandingPage } from "./LandingPage";

const landing = [{ path: "/", element: <LandingPage /> }];
/** A service that says nothing. */
const silent = { link: fakeService({}).link };

/** Lets a test decide when the counter comes into view, and how fast frames go by. */
function watchReveal() {
  const reveals: IntersectionObserverCallback[] = [];
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      reveals.push(callback);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
  return () =>
    act(() => {
      for (const reveal of reveals)
        reveal([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
    });
}

const count = () => Number(document.querySelector("[data-count]")?.textContent);

describe("the landing page", () => {
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(window, "IntersectionObserver");
  });

  it("invites to sign up, twice", () => {
    renderPage(landing, silent);

    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Join the largest global online study group");
    expect(screen.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/register");
    expect(screen.getByRole("link", { name: "Join Us" })).toHaveAttribute("href", "/register");
  });

  it.each([
    ["Meet Buddy", /self-motivated people builds confidence/],
    ["Improve Quickly", /Study groups are tailored to help you learn efficiently/],
    ["Personalized Learning", /Schedule your own study time/],
  ])("says what %s means", (title, message) => {
    renderPage(landing, silent);

    expect(screen.getByRole("heading", { name: title })).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
  });

  it("says that 87% report career benefits", () => {
    renderPage(landing, silent);

    expect(screen.getByRole("heading", { name: /87% .* report career benefits/ })).toBeVisible();
  });

  it("shows how much goes on now beside the statistic, and nothing of it while that is not known", async () => {
    const siteCounts = { __typename: "SiteCounts", members: 1204, groups: 54, studying: 0 };
    const { link } = fakeService({ SiteCounts: () => says({ siteCounts }) });
    renderPage(landing, { link });

    expect(screen.queryByText("members here")).not.toBeInTheDocument();
    expect(await screen.findByText("members here")).toBeVisible();
    expect(screen.getByText("54")).toBeVisible();
    expect(screen.queryByText("studying now")).not.toBeInTheDocument();
  });

  it("says what one does here, and draws it when it is about to be seen", async () => {
    const reveal = watchReveal();
    renderPage(landing, silent);
    expect(screen.getByRole("heading", { name: "Focus together" })).toBeVisible();
    expect(screen.queryByText("17:24")).not.toBeInTheDocument();

    reveal();
  });

  it("leads on from each of its cards", () => {
    renderPage(landing, silent);

    const leadsTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(["Meet Buddy", "Improve Quickly", "Personalized Learning"].map(leadsTo)).toEqual([
      "/profiles",
      "/posts",
      "/schedule",
    ]);
  });

  it("shows the whole count to a browser without IntersectionObserver", () => {
    renderPage(landing, silent);

    expect(count()).toBe(8200);
    expect(screen.getByText("remote learners around the world, from New York to Cebu")).toBeVisible();
  });

  it("counts from nothing to exactly 8200 once it is revealed", () => {
    vi.useFakeTimers();
    const reveal = watchReveal();
    renderPage(landing, silent);
    expect(count()).toBe(8200);

    reveal();
    expect(count()).toBe(0);
    act(() => void vi.advanceTimersByTime(400));
    expect(count()).toBeGreaterThan(0);
    expect(count()).toBeLessThan(8200);
    act(() => void vi.advanceTimersByTime(2000));

    expect(count()).toBe(8200);
  });

  it("does not count for those who ask for less motion", () => {
    const reveal = watchReveal();
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    renderPage(landing, silent);

    reveal();

    expect(count()).toBe(8200);
  });

  it("brings the parts of its intro in between 1200 and 1600 ms", () => {
    const delays = [0, 3, 6].map((index) => introDelay(index, 7));

    expect(delays).toEqual([`${introStart}ms`, "1400ms", `${introEnd}ms`]);
    expect([introStart, introEnd]).toEqual([1200, 1600]);
  });
});

describe("the footer", () => {
  it("names the owner, what it was made with, and the current year", () => {
    vi.useFakeTimers({ now: new Date("2031-05-01T12:00:00Z") });

    renderPage([{ path: "/", element: <Footer /> }]);

    expect(screen.getByText(/for a personal project/)).toBeVisible();
    expect(screen.getByText(/Open Peeps/)).toBeVisible();
    expect(screen.getByText(/Chakra UI/)).toBeVisible();
    expect(screen.getByText("© 2031 Study Circle")).toBeVisible();
    vi.useRealTimers();
  });
});
