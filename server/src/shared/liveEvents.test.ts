import { LiveEvents, type LivePost } from "./liveEvents";

const post = (i: number): LivePost => ({
  ...{ id: String(i), authorId: "a", text: "Hello", createdAt: new Date(i).toISOString() },
  ...{ likeCount: 0, commentCount: 0 },
});
const listen = (events: LiveEvents) => events.pubSub.subscribe("postAdded")[Symbol.asyncIterator]();

describe("a listener", () => {
  it("gets what happened while it was busy, in order", async () => {
    const events = new LiveEvents(null);
    const listener = listen(events);
    [1, 2, 3].forEach((i) => events.postAdded(post(i)));

    const heard = [await listener.next(), await listener.next(), await listener.next()];

    expect(heard.map(({ value }) => (value as LivePost).id)).toEqual(["1", "2", "3"]);
  });

  it("that leaves while it waits is let go at once", async () => {
    const events = new LiveEvents(null);
    const listener = listen(events);
    const pending = listener.next();
    expect(events.listenerCount).toBe(1);

    await listener.return?.();

    expect(await pending).toEqual({ value: undefined, done: true });
    expect(events.listenerCount).toBe(0);
  });

  it("that falls too far behind is ended, and the others go on", async () => {
    const events = new LiveEvents(null);
    const [slow, quick] = [listen(events), listen(events)];
    const heard: string[] = [];

    for (let i = 0; i < 2_000; i++) {
      const next = quick.next();
      events.postAdded(post(i));
      heard.push(((await next).value as LivePost).id);
    }

    expect(heard).toHaveLength(2_000);
    expect(events.listenerCount).toBe(1);
    let taken = 0;
    while (!(await slow.next()).done) taken++;
    expect(taken).toBe(1_000);
  });
});
