import { pagesToShow } from "./pagesToShow";

describe("pagesToShow", () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 3, [1, 2, 3]],
    [1, 5, [1, 2, "gap-after", 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, "gap-before", 4, 5, 6, "gap-after", 9]],
    [5, 5, [1, "gap-before", 4, 5]],
    [1, 33334, [1, 2, "gap-after", 33334]],
  ])("on page %i of %i shows %j", (page, pageCount, shown) => {
    expect(pagesToShow(page, pageCount)).toEqual(shown);
  });
});
