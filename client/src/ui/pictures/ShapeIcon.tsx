const outlines = {
  circle: "M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z",
  square: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z",
  triangle: "M10.3 3.4a2 2 0 0 1 3.4 0l8.6 15a2 2 0 0 1-1.7 3H3.4a2 2 0 0 1-1.7-3z",
  diamond: "M10.6 1.9a2 2 0 0 1 2.8 0l8.7 8.7a2 2 0 0 1 0 2.8l-8.7 8.7a2 2 0 0 1-2.8 0l-8.7-8.7a2 2 0 0 1 0-2.8z",
  hexagon:
    "M11 1.8a2 2 0 0 1 2 0l7.6 4.4a2 2 0 0 1 1 1.7v8.2a2 2 0 0 1-1 1.7L13 22.2a2 2 0 0 1-2 0l-7.6-4.4a2 2 0 0 1-1-1.7V7.9a2 2 0 0 1 1-1.7z",
  drop: "M10.5 2.4a2 2 0 0 1 3 0C16 5.3 20 10.3 20 14.2a8 8 0 0 1-16 0C4 10.3 8 5.3 10.5 2.4z",
  star: "M10.2 2.4a2 2 0 0 1 3.6 0l2 4.4 4.8.6a2 2 0 0 1 1.1 3.4l-3.5 3.3.9 4.7a2 2 0 0 1-2.9 2.1L12 18.6l-4.2 2.3a2 2 0 0 1-2.9-2.1l.9-4.7-3.5-3.3a2 2 0 0 1 1.1-3.4l4.8-.6z",
} as const;

export type Shape = keyof typeof outlines;

/** One of the seven shapes as a path on a 24 × 24 grid, for pictures made of several. */
export function shapeOutline(shape: Shape): string {
  return outlines[shape];
}

/** One of the seven shapes of the mark; a decoration, never the only carrier of a meaning. */
export function ShapeIcon({ shape, size, color }: { shape: Shape; size: string; color: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill={color} aria-hidden="true">
      <path d={outlines[shape]} />
    </svg>
  );
}
