import { chakra } from "@chakra-ui/react";
import { type Shape, shapeOutline } from "./ShapeIcon";

const ring: readonly { shape: Shape; color: string }[] = [
  { shape: "circle", color: "coding" },
  { shape: "square", color: "finance" },
  { shape: "triangle", color: "language" },
  { shape: "diamond", color: "chemistry" },
  { shape: "hexagon", color: "art" },
  { shape: "drop", color: "medicine" },
  { shape: "star", color: "physics" },
];

const radius = 35;

/** Where the shape with this number stands in the ring, on a 100 × 100 grid, the first at the top. */
function place(index: number): string {
  const angle = (index / ring.length) * 2 * Math.PI - Math.PI / 2;
  const [x, y] = [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
  return `translate(${(x - 12).toFixed(1)} ${(y - 12).toFixed(1)})`;
}

const motions = { endless: "turn 2.4s linear infinite", once: "turn 1.6s ease-in-out" } as const;

interface Props {
  size: string;
  /** `endless`: something is loading. `once`: a moment to be glad about. */
  motion?: keyof typeof motions;
  /** In the colour of the text around, for coloured grounds. */
  isPlain?: boolean;
}

/** The logo of Study Circle: seven shapes in a ring, one for each interest. */
export function Logo({ size, motion, isPlain = false }: Props) {
  return (
    <chakra.svg
      viewBox="0 0 100 100"
      width={size}
      height={size}
      flexShrink="0"
      aria-hidden="true"
      animation={motion && motions[motion]}
    >
      {ring.map(({ shape, color }, index) => (
        <path
          key={shape}
          d={shapeOutline(shape)}
          transform={place(index)}
          fill={isPlain ? "currentColor" : `var(--sc-colors-interest-${color})`}
        />
      ))}
    </chakra.svg>
  );
}
