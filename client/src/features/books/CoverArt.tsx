import { type Shape, shapeOutline } from "../../ui/pictures/ShapeIcon";
import type { CoverPattern } from "./coverLook";

/** Where a shape of 24 × 24 stands on the cover of 100 × 150: place of its centre, its size, turn and strength. */
type Placed = readonly [x: number, y: number, size: number, turn: number, opacity: number];

const placed: Readonly<Record<CoverPattern, readonly Placed[]>> = {
  corner: [[82, 112, 92, -12, 0.3]],
  row: [
    [22, 104, 22, 0, 0.55],
    [50, 104, 22, 15, 0.4],
    [78, 104, 22, 30, 0.25],
  ],
  stack: [
    [72, 84, 40, 8, 0.22],
    [62, 102, 40, -6, 0.3],
    [74, 120, 40, 14, 0.4],
  ],
  rings: [
    [56, 106, 78, 0, 0.16],
    [56, 106, 52, 0, 0.24],
    [56, 106, 26, 0, 0.5],
  ],
  horizon: [
    [60, 96, 46, 0, 0.5],
    [50, 152, 112, 45, 0.22],
  ],
  scatter: [
    [24, 92, 14, 10, 0.5],
    [58, 84, 20, -20, 0.3],
    [84, 100, 12, 35, 0.6],
    [38, 116, 24, 5, 0.25],
    [74, 124, 18, -12, 0.45],
  ],
};

/** The drawing on a cover: one shape, placed once or several times. */
export function CoverArt({ pattern, shape }: { pattern: CoverPattern; shape: Shape }) {
  return (
    <svg viewBox="0 0 100 150" width="100%" height="100%" fill="currentColor" aria-hidden="true">
      {placed[pattern].map(([x, y, size, turn, opacity]) => (
        <path
          key={`${x} ${y} ${size}`}
          d={shapeOutline(shape)}
          opacity={opacity}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 24}) translate(-12 -12)`}
        />
      ))}
    </svg>
  );
}
