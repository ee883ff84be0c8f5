import { createAvatar } from "@dicebear/core";
import * as openPeeps from "@dicebear/open-peeps";
import type { Face } from "./Face";
import { clothingColors, hairColors, ink, paper, skinColors } from "./faceColors";

/** In the pictures of Open Peeps only these heads and beards take a colour; the others are one with their lines. */
const coloured = /^(bangs|cornrows|gray\w+|mediumBangs2|mohawk|noHair3|short4|full4|moustache9)$/;

/** Without hair there are only the lines of the face. */
const onlyLines = /^(noHair1|noHair2|turban)$/;

/** A face as an SVG of about 9 kB on neutral paper. The same face is always the same picture. */
export function drawFace(face: Face): string {
  const svg = createAvatar(openPeeps, {
    seed: "face",
    head: [face.head],
    face: [face.expression],
    facialHair: face.facialHair ? [face.facialHair] : [],
    facialHairProbability: face.facialHair ? 100 : 0,
    accessories: face.accessory ? [face.accessory] : [],
    accessoriesProbability: face.accessory ? 100 : 0,
    maskProbability: 0,
    skinColor: [bare(skinColors[face.skin])],
    clothingColor: [bare(clothingColors[face.clothing])],
    headContrastColor: [bare(hairColors[face.hairColor])],
    backgroundColor: [bare(paper)],
  }).toString();
  return colorHair(withoutMetadata(svg), face).replaceAll(black, `fill="${ink}"`);
}

const black = 'fill="#000"';

const bare = (color: string) => color.slice(1);

/** Who made the figures is said once, on the landing page and beside our illustrations, not in every picture. */
const withoutMetadata = (svg: string) => svg.replace(/<metadata[\s\S]*?<\/metadata>/, "");

/** Gives hair and beard their colour where Open Peeps draws them in one with the lines. */
function colorHair(svg: string, { head, facialHair, hairColor }: Face): string {
  const parts = svg.split(/(?=<g transform=")/);
  return parts
    .map((part) => (isToColor(part) ? part.replaceAll(black, `fill="${hairColors[hairColor]}"`) : part))
    .join("");

  function isToColor(part: string): boolean {
    if (part.startsWith(headGroup)) return !coloured.test(head) && !onlyLines.test(head);
    return part.startsWith(beardGroup) && facialHair != null && !coloured.test(facialHair);
  }
}

const headGroup = '<g transform="matrix(.99789 0 0 1 156 62)">';
const beardGroup = '<g transform="translate(279 400)">';
