import { Box, chakra } from "@chakra-ui/react";
import studyCircle from "../../pictures/study-circle.svg";
import { interests } from "../../shared/interests";
import { ShapeIcon } from "../../ui/pictures/ShapeIcon";
import { intro } from "./intro";

/** Sizes of the seven shapes, in hundredths of the picture; uneven, so that the ring looks drawn by hand. */
const sizes = [11, 9, 10, 12, 10, 11, 12];

/** People who study together, in a ring of the seven interests that slowly goes round them. */
export function HeroPicture() {
  return (
    <Box position="relative" width="full" maxWidth={{ base: "24rem", lg: "36rem" }} marginInline="auto" aspectRatio="1">
      <chakra.div position="absolute" inset="0" animation="turn 140s linear infinite" aria-hidden="true">
        {interests.map(({ shape, color, value }, index) => (
          <chakra.span
            key={value}
            position="absolute"
            color={color}
            animation={intro("pop", index, interests.length)}
            css={placeInRing(index)}
          >
            <ShapeIcon shape={shape} size="100%" color="currentColor" />
          </chakra.span>
        ))}
      </chakra.div>
      <chakra.img
        src={studyCircle}
        alt=""
        htmlWidth={640}
        htmlHeight={600}
        fetchPriority="high"
        position="absolute"
        insetInline="8%"
        top="10.5%"
        css={{ width: "84%", backgroundImage: disc }}
      />
    </Box>
  );
}

/** The ground behind the people, in the theme's colour; the floor in the picture is only a shade on it. */
const disc = "radial-gradient(42.19% 45% at 50% 52%, {colors.bg.picture} 99.4%, {colors.transparent} 100%)";

function placeInRing(index: number) {
  const angle = (index / interests.length) * 2 * Math.PI - Math.PI / 2;
  const size = sizes[index] ?? 10;
  const at = (middle: number) => `${(middle - size / 2).toFixed(2)}%`;
  return {
    width: `${size}%`,
    height: `${size}%`,
    left: at(50 + 44.5 * Math.cos(angle)),
    top: at(50 + 44.5 * Math.sin(angle)),
  };
}
