import { keepInside, maxZoom, sideOf, wholeOf } from "./crop";

const wide = { width: 400, height: 200 };

describe("W4 the square of a profile picture", () => {
  it("begins as the largest one, in the middle", () => {
    expect(wholeOf(wide)).toEqual({ x: 200, y: 100, zoom: 1 });
    expect(sideOf(wide, 1)).toBe(200);
  });

  it("stays inside the picture, however far it is moved", () => {
    expect(keepInside(wide, { x: -500, y: 900, zoom: 1 })).toEqual({ x: 100, y: 100, zoom: 1 });
    expect(keepInside(wide, { x: 900, y: 900, zoom: 2 })).toEqual({ x: 350, y: 150, zoom: 2 });
  });

  it("is never larger than the picture, and zoomed in only so far", () => {
    expect(keepInside(wide, { x: 10, y: 10, zoom: 0.2 })).toEqual({ x: 100, y: 100, zoom: 1 });
    expect(keepInside(wide, { x: 200, y: 100, zoom: 99 }).zoom).toBe(maxZoom);
  });
});
