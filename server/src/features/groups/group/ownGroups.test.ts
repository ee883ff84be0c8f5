import { toPage } from "../../../platform/paging/connection";
import type { Group } from "./Group";
import { withPlaces } from "./ownGroups";

const groups = ["b", "a"].map((letter) => ({ id: `0199c0de-0000-7000-8000-00000000000${letter}` }) as Group);

describe("a page of a list of groups", () => {
  it("has no getters of its own, as no page has: V8 would keep each page's rows until the next full garbage collection", () => {
    const page = withPlaces(groups, toPage({ first: 1 }), ({ id }) => ({ createdAt: new Date(0), id }));

    const own = Object.values(Object.getOwnPropertyDescriptors(page));
    expect(own.filter(({ get }) => get)).toEqual([]);
  });
});
