import { Box, chakra } from "@chakra-ui/react";
import { interests } from "../../../shared/interests";
import { ShapeIcon } from "../../../ui/pictures/ShapeIcon";
import * as texts from "./texts";

/** A small copy of a part of the product, for decoration. */
export function ScenePicture({ scene }: { scene: "room" | "week" | "discussion" }) {
  return scene === "room" ? <Room /> : scene === "week" ? <Week /> : <Discussion />;
}

/** The shared timer, with the ring of shapes; it stands still for those who ask for less motion. */
function Room() {
  return (
    <Box position="relative" width="11rem" height="11rem" margin="1rem auto">
      <chakra.div position="absolute" inset="0" css={ring}>
        {interests.map(({ value, shape, color }, index) => (
          <chakra.span key={value} position="absolute" color={color} css={placeInRing(index)}>
            <ShapeIcon shape={shape} size="100%" color="currentColor" />
          </chakra.span>
        ))}
      </chakra.div>
      <Box position="absolute" inset="0" display="grid" placeContent="center" textAlign="center">
        <chakra.span fontFamily="heading" fontWeight="bold" fontSize="2xl" lineHeight="1">
          {texts.clock}
        </chakra.span>
        <chakra.span color="fg.muted">{texts.focus}</chakra.span>
      </Box>
    </Box>
  );
}

const ring = {
  animation: "turn 90s linear infinite",
  "@media (prefers-reduced-motion: reduce)": { animation: "none" },
} as const;

function placeInRing(index: number) {
  const angle = (index / interests.length) * 2 * Math.PI;
  const at = (middle: number) => `${(middle - 6).toFixed(1)}%`;
  return { width: "12%", left: at(50 + 44 * Math.cos(angle)), top: at(50 + 44 * Math.sin(angle)) };
}

const blocks = [
  { day: 1, row: 2, rows: 2, color: "interest.physics", title: texts.maths },
  { day: 2, row: 4, rows: 2, color: "interest.language", title: texts.thai },
  { day: 4, row: 2, rows: 2, color: "interest.physics", title: texts.maths },
  { day: 5, row: 3, rows: 3, color: "interest.art", title: texts.art },
];

function Week() {
  return (
    <Box css={week}>
      {texts.days.map((day, index) => (
        <chakra.span key={day} color="fg.muted" css={{ gridColumn: index + 1, gridRow: 1 }}>
          {day}
        </chakra.span>
      ))}
      {blocks.map(({ day, row, rows, color, title }) => (
        <chakra.span key={day} bg={color} css={{ ...block, gridColumn: day, gridRow: `${row} / span ${rows}` }}>
          {title}
        </chakra.span>
      ))}
    </Box>
  );
}

const week = {
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  gridTemplateRows: "auto repeat(4, 1fr)",
  gap: { base: "1.5", md: "1", lg: "1.5" },
  height: "full",
  padding: "4",
  fontSize: "sm",
  textAlign: "center",
} as const;

const block = {
  color: "ink",
  borderRadius: "sm",
  paddingBlock: "1",
  overflow: "hidden",
  fontWeight: "semibold",
  // Three pictures beside each other on a tablet leave room for so much.
  fontSize: { md: "0.6875rem", lg: "sm" },
} as const;

function Discussion() {
  return (
    <Box display="flex" flexDirection="column" justifyContent="center" gap="4" height="full" padding="5">
      <Said color="interest.chemistry">{texts.question}</Said>
      <Said color="interest.coding">{texts.reply}</Said>
    </Box>
  );
}

function Said({ color, children }: { color: string; children: string }) {
  return (
    <Box display="flex" gap="3" alignItems="flex-start">
      <chakra.span flexShrink="0" width="8" height="8" borderRadius="full" bg={color} />
      <Box bg="bg.surface" borderRadius="md" paddingInline="3" paddingBlock="2" fontSize="sm">
        {children}
      </Box>
    </Box>
  );
}
