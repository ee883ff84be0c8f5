import type { BrowserContext, Page, WebSocketRoute } from "@playwright/test";
import type { Api } from "./api";
import { dayInManila, plan } from "./sessions";
import { startGroup } from "./studyGroups";
import { expect } from "./test";

/** A network between the pages of a browser and the service: sockets pass, or are closed and refused. */
export async function socketsOf(context: BrowserContext, isBlocked = false) {
  const open = new Set<WebSocketRoute>();
  const state = { isBlocked };
  await context.routeWebSocket(/\/graphql$/, (socket) => {
    if (state.isBlocked) return void socket.close({ code: 4000 });
    socket.connectToServer();
    open.add(socket);
  });
  return {
    cut: async () => {
      state.isBlocked = true;
      await Promise.all([...open].map((socket) => socket.close({ code: 4000 })));
      open.clear();
    },
    restore: () => void (state.isBlocked = false),
  };
}

/**
 * `interest`: of the groups on the list. Each test has its own, because a group that another test starts would move the list.
 */
export async function arrange(api: Api, interest: "CHEMISTRY" | "FINANCE") {
  const [ada, ben] = [await api.registerWithProfile("Ada Quist"), await api.register("Ben Okafor")];
  await api.confirmAddress(ben);
  const groupId = await startGroup(api, ada, { title: "Algebra" });
  await api.as(ben, `mutation ($id: ID!) { joinGroup(input: { groupId: $id }) { id } }`, { id: groupId });
  await plan(api, ada, { groupId, title: "Induction", startTime: "20:30" });
  const { nextUp } = await api.as<{ nextUp: { id: string }[] }>(ada, "{ nextUp { id } }");
  return { ada, ben, groupId, dateId: nextUp[0]?.id ?? "", interest };
}

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

export type Scene = Awaited<ReturnType<typeof arrange>>;

/** Every kind of live page, each in a tab of its own. `bell` is one that has nothing live but the bell, or the list. */
export async function openAll(context: BrowserContext, { groupId, dateId, interest }: Scene, bell: string) {
  const paths = {
    post: `/posts/${groupId}`,
    room: `/room/${groupId}`,
    bell,
    buddies: "/buddies",
    week: `/schedule?week=${mondayOf(dayInManila(1))}`,
    home: "/dashboard",
    list: `/posts?interest=${interest}`,
    date: `/sessions/${dateId}`,
  };
  const pages: Partial<Record<keyof typeof paths, Page>> = {};
  // One after the other: all at once would be too much for a small machine.
  for (const [name, path] of Object.entries(paths)) {
    const page = await context.newPage();
    await watchShifts(page);
    await page.goto(path);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0, { timeout: 20_000 });
    pages[name as keyof typeof paths] = page;
  }
  return pages as Record<keyof typeof paths, Page>;
}

export type Pages = Awaited<ReturnType<typeof openAll>>;

/** What has moved on a page without being asked to: the sum of its layout shifts, and the elements that moved. */
interface Shifts {
  shift: number;
  moved: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Sums up how far things move without input on each page that is opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen: Shifts = { shift: 0, moved: [] };
    Object.assign(window, { seen });
    new PerformanceObserver((entries) => {
      for (const { hadRecentInput, value, startTime, sources } of entries.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        seen.shift += value;
        for (const { node, previousRect, currentRect } of sources)
          seen.moved.push(
            `${value.toFixed(3)} after ${Math.round(startTime)} ms: ${node?.textContent?.slice(0, 40)} from ${previousRect.y} to ${currentRect.y}`,
          );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

export const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { seen: Shifts }).seen);
