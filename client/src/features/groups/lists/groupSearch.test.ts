import { isNarrowed, readSearch, searchPath } from "./groupSearch";

const read = (query: string) => readSearch(new URLSearchParams(query));

describe("a search for groups in the address", () => {
  it.each(["", "?search=slow+reading&interest=ART&tag=evenings&sort=largest", "?sort=newest"])(
    "is read from %j, and written as it was",
    (query) => expect(searchPath(read(query))).toBe(`/groups${query}`),
  );

  it("leaves out what nobody knows", () => {
    expect(searchPath(read("?interest=COOKING&sort=oldest"))).toBe("/groups");
    expect(isNarrowed(read("?interest=COOKING&sort=newest"))).toBe(false);
    expect(isNarrowed(read("?tag=evenings"))).toBe(true);
  });

  it("keeps the place in the list apart", () => {
    expect(searchPath(read("?tag=evenings"), "abc=")).toBe("/groups?tag=evenings&after=abc%3D");
  });
});
