import { parts } from "../parts";
import { User } from "../../features/accounts/users/User";
import { buildUser } from "../../testing/app/factories";
import { runDueJobs } from "../../testing/app/dueJobs";
import {
  testApp,
  deliveries,
  deliver,
  jobs,
  makeServices,
  subscriptions,
  useTestEvents,
} from "../../testing/app/testEvents";

useTestEvents();

describe("an event that is published in a transaction", () => {
  it("reaches each subscribed job once, with one id, when the change is committed", async () => {
    const user = await buildUser(testApp().db);
    const post = { postId: user.id, authorId: user.id };

    await makeServices().db.transaction(async (tx) => {
      await tx.update(User, { id: user.id }, { name: "Renamed" });
      tx.publish("postAdded", post);
    });
    const [first, second] = await deliver();

    expect(first).toEqual({ kind: "postAdded", ...post, eventId: expect.any(String) });
    expect(second).toEqual(first);
    expect(deliveries).toHaveLength(2);
  });

  it("becomes a job only where it concerns the subscriber", async () => {
    const [one, other] = [await buildUser(testApp().db), await buildUser(testApp().db)];
    const picky = subscriptions
      .filter(({ kind }) => kind === "postAdded")
      .map((subscription, index) =>
        index === 0
          ? subscription
          : { ...subscription, concerns: (event: { postId: string }) => event.postId === one.id },
      );

    await makeServices(picky).db.transaction(async (tx) => {
      for (const { id } of [one, other]) tx.publish("postAdded", { postId: id, authorId: id });
    });
    await runDueJobs(makeServices(picky), jobs);

    expect(deliveries.map(({ postId }) => postId).sort()).toEqual([one.id, one.id, other.id].sort());
  });

  it("is refused, with its change, when no feature declares it", async () => {
    const user = await buildUser(testApp().db, { name: "Before" });

    const work = makeServices().db.transaction(async (tx) => {
      await tx.update(User, { id: user.id }, { name: "After" });
      tx.publish("nothingKnown" as "postAdded", { postId: user.id, authorId: user.id });
    });

    await expect(work).rejects.toThrow("No feature declares the event nothingKnown");
    expect((await testApp().db.findOneByOrFail(User, { id: user.id })).name).toBe("Before");
  });

  it("reaches nobody when the change is undone", async () => {
    const user = await buildUser(testApp().db);
    const notified: string[] = [];

    const work = makeServices().db.transaction(async (tx) => {
      tx.publish("accountDeleted", { userId: user.id }, () => notified.push("live"));
      await tx.query("select 1 / 0");
    });

    await expect(work).rejects.toThrow("division by zero");
    expect([await deliver(), notified]).toEqual([[], []]);
  });

  it("reaches live subscribers after the commit, in the order in which it was published", async () => {
    const { db } = testApp();
    const user = await buildUser(db, { name: "Before" });
    const seen: Promise<string>[] = [];
    const nameNow = async (place: string) => `${place} ${(await db.findOneByOrFail(User, { id: user.id })).name}`;

    await makeServices([]).db.transaction(async (tx) => {
      await tx.update(User, { id: user.id }, { name: "After" });
      for (const place of ["first", "second"]) tx.notify(() => seen.push(nameNow(place)));
    });

    expect(await Promise.all(seen)).toEqual(["first After", "second After"]);
  });

  it("takes no statement while no job subscribes", async () => {
    const publish = (services: ReturnType<typeof makeServices>) =>
      testApp().counter.count(() =>
        services.db.transaction(async (tx) =>
          tx.publish("accountDeleted", { userId: "00000000-0000-4000-8000-000000000000" }),
        ),
      );

    expect(await publish(makeServices([]))).toBe(2);
    expect(await publish(makeServices())).toBe(3);
    await deliver();
  });
});

describe("the jobs of the service", () => {
  it("have names of their own", () => {
    const { jobs } = parts();

    expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
  });
});
