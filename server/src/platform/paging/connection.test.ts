import { toConnection, toCursor, toPage } from "./connection";

const rows = ["c", "b", "a"].map((letter, index) => ({
  id: `0199c0de-0000-7000-8000-00000000000${letter}`,
  createdAt: new Date(Date.UTC(2026, 0, 9 - index)),
}));

type Row = (typeof rows)[number];

const newest = (first: number) => toPage({ first });

describe("a page of a list", () => {
  it("leaves out the row that only shows whether there is more", () => {
    const page = toConnection(rows, newest(2));

    expect(page.nodes).toEqual(rows.slice(0, 2));
    expect(page.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: toCursor(rows[0] as Row),
      endCursor: toCursor(rows[1] as Row),
    });
    expect(toConnection(rows, newest(3)).pageInfo.hasNextPage).toBe(false);
    expect(toConnection([], newest(3)).pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    });
  });

  it("ends with a cursor that leads on from there", () => {
    const { endCursor } = toConnection(rows, newest(2)).pageInfo;

    expect(toPage({ first: 2, after: endCursor })).toEqual({ first: 2, after: rows[1], hasPreviousPage: true });
  });

  it("has no getters of its own: V8 would keep each page's rows until the next full garbage collection", () => {
    const own = Object.values(Object.getOwnPropertyDescriptors(toConnection(rows, newest(2))));

    expect(own.filter(({ get }) => get)).toEqual([]);
  });
});
