import { features } from "../features";
import type { Feature, Parts } from "./feature";
import { parts, partsOf } from "./parts";

const empty = { resolvers: [], loaders: {}, rest: { tags: [], routes: [] } };

/** The name of everything that a feature lists itself. */
const namesOf = ({ resolvers, loaders, rest, jobs, notifications, personalData, ...more }: Feature): string[] => [
  ...resolvers.map(({ name }) => `resolver ${name}`),
  ...Object.keys(loaders).map((name) => `loader ${name}`),
  ...rest.tags.map(({ name }) => `tag ${name}`),
  ...rest.routes.map(({ method, path }) => `route ${method} ${path}`),
  ...(jobs ?? []).map(({ name }) => `job ${name}`),
  ...(notifications ?? []).map(({ kind }) => `kind ${kind}`),
  ...(personalData ?? []).map(({ table, name = table }) => `data ${table} ${name}`),
  ...Object.keys(more.events ?? {}).map((name) => `event ${name}`),
  ...Object.keys(more.liveEvents ?? {}).map((name) => `live event ${name}`),
  ...Object.keys(more.rates ?? {}).map((name) => `rate ${name}`),
  ...Object.keys(more.viewerTraits ?? {}).map((name) => `trait ${name}`),
];

const namesIn = ({ tags, routes, notificationKinds, events, liveEvents, ...more }: Parts): string[] =>
  namesOf({
    ...empty,
    resolvers: more.resolvers,
    loaders: more.loaders,
    jobs: more.jobs,
    personalData: more.personalData,
    rates: Object.fromEntries(more.rates),
    viewerTraits: Object.fromEntries(more.viewerTraits),
    rest: { tags, routes },
    notifications: [...notificationKinds.values()],
    events: Object.fromEntries(events),
    liveEvents: Object.fromEntries(liveEvents),
  });

describe("the parts of the product", () => {
  it.each(features.map((feature) => [namesOf(feature)[0], feature] as const))(
    "are those of the other features without the one that brings %s",
    (_name, feature) => {
      const others = features.filter((other) => other !== feature);
      // Others follow its events.
      const left = namesIn(partsOf([...others, { ...empty, events: feature.events ?? {} }]));
      const own = namesOf(feature).filter((name) => !name.startsWith("event "));

      expect(own.length).toBeGreaterThan(0);
      expect(left.filter((name) => own.includes(name))).toEqual([]);
      expect(left).toEqual(expect.arrayContaining(others.flatMap(namesOf)));
    },
  );

  it("have the jobs of the kinds of notifications that there are", () => {
    const hasJob = ({ jobs }: Parts) => jobs.some(({ name }) => name === "notify-buddy-request");
    const buddies = features.find(({ notifications = [] }) =>
      notifications.some(({ kind }) => kind === "BUDDY_REQUEST"),
    );

    expect(hasJob(parts())).toBe(true);
    expect(hasJob(partsOf(features.filter((feature) => feature !== buddies)))).toBe(false);
  });

  it("are refused when two have one name, or a job follows what no feature declares", () => {
    const posts = features.find(({ events = {} }) => "postAdded" in events)!;
    const kinds = [...parts().notificationKinds.values()];

    expect(() => partsOf([...features, { ...empty, events: posts.events! }])).toThrow(
      "Two events are called postAdded",
    );
    expect(() => partsOf([...features, { ...empty, notifications: kinds }])).toThrow("Two kinds of notifications");
    expect(() => partsOf(features.filter((feature) => feature !== posts))).toThrow("No feature declares the event");
  });
});
