import { feedPath, isFiltered, readFilter } from "./feedFilter";

const read = (query: string) => readFilter(new URLSearchParams(query));

describe("the filter in the address of the groups", () => {
  it.each(["", "?scope=mine", "?interest=ART", "?scope=mine&interest=ART&page=4"])(
    "B7 is read from %j, and written as it was",
    (query) => {
      expect(feedPath(read(query), Number(new URLSearchParams(query).get("page") ?? 1))).toBe(`/posts${query}`);
    },
  );

  it("B7 is none where the address names what nobody knows", () => {
    expect(isFiltered(read("?scope=theirs&interest=COOKING"))).toBe(false);
    expect(isFiltered(read("?interest=toString"))).toBe(false);
    expect(isFiltered(read("?scope=mine"))).toBe(true);
  });
});
