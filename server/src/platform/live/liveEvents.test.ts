import "../../features";
import type { LivePost } from "../../features/groups/discussion/liveEvents";
import { parts } from "../parts";
import { LiveEvents } from "./liveEvents";

const post = (i: number): LivePost => ({
  ...{ id: String(i), authorId: "a", text: "Hello", createdAt: new Date(i).toISOString() },
  ...{ likeCount: 0, commentCount: 0, visibility: "OPEN", version: 1 },
});
const listen = (events: LiveEvents) => events.subscribe("postAdded")[Symbol.asyncIterator]();

describe("a listener", () => {
  it("gets what happened while it was busy, in order", async () => {
    const events = new LiveEvents(parts().liveEvents, null);
    const listener = listen(events);
    [1, 2, 3].forEach((i) => events.publish("postAdded", post(i)));

    const heard = [await listener.next(), await listener.next(), await listener.next()];

    expect(heard.map(({ value }) => (value as LivePost).id)).toEqual(["1", "2", "3"]);
  });

  it("that leaves while it waits is let go at once", async () => {
    const events = new LiveEvents(parts().liveEvents, null);
    const listener = listen(events);
    const pending = listener.next();
    expect(events.listenerCount).toBe(1);

    await listener.return?.();

    expect(await pending).toEqual({ value: undefined, done: true });
    expect(events.listenerCount).toBe(0);
  });

  it("M6 that falls too far behind is ended and informed, and the others go on", async () => {
    const events = new LiveEvents(parts().liveEvents, null);
    const [slow, quick] = [events.subscribe("postAdded"), listen(events)];
    slow.onOverflow = vi.fn();
    const heard: string[] = [];

    for (let i = 0; i < 2_000; i++) {
      const next = quick.next();
      events.publish("postAdded", post(i));
      heard.push(((await next).value as LivePost).id);
    }

    expect(heard).toHaveLength(2_000);
    expect(events.listenerCount).toBe(1);
    expect(slow.onOverflow).toHaveBeenCalledTimes(1);
    expect((await slow.next()).done).toBe(true);
  });
});

describe("the state of a post in events", () => {
  const like = (version: number, likeCount: number) => ({ ...post(7), version, likeCount });
  const take = async (listener: AsyncIterator<unknown>) => (await listener.next()).value as LivePost;

  it("M6 never goes back when the database answers in another order than it changed", async () => {
    const events = new LiveEvents(parts().liveEvents, null);
    const likes = events.subscribe("likesChanged:7");
    const changes = events.subscribe("postChanged:7");

    [like(3, 2), like(2, 1), like(4, 3)].forEach((event) => events.publish("likesChanged", event));

    for (const listener of [likes, changes]) {
      const heard = [await take(listener), await take(listener), await take(listener)];
      expect(heard.map(({ version, likeCount }) => [version, likeCount])).toEqual([
        [3, 2],
        [3, 2],
        [4, 3],
      ]);
    }
  });

  it("M6 is the newest one in the event of an older comment, which is still delivered", async () => {
    const events = new LiveEvents(parts().liveEvents, null);
    const comments = events.subscribe("commentAdded:7");
    events.publish("likesChanged", like(5, 9));

    events.publish("commentAdded", { ...post(8), postId: "7", answerCount: 0, post: like(4, 8) });

    expect((await comments.next()).value).toMatchObject({ id: "8", post: { version: 5, likeCount: 9 } });
  });
});
