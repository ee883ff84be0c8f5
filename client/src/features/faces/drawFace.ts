import { createAvatar } from "@dicebear/core";
import * as openPeeps from "@dicebear/open-peeps";
import { clothings, hairColors, skins } from "./choices";
import type { Face } from "./Face";

const ink = "#1f1d3d";
const paper = "#efe6d6";
const black = 'fill="#000"';

/** Only these heads and beards take a colour by themselves; the others are one with their lines. */
const coloured = /^(bangs|cornrows|gray\w+|mediumBangs2|mohawk|noHair3|short4|full4|moustache9)$/;
const onlyLines = /^(noHair1|noHair2|turban)$/;

/** The picture of a face, the same that the service draws, as the source of an image. */
export function drawFace(face: Face): string {
  return `data:image/svg+xml;utf8,${encodeURIComponent(toSvg(face))}`;
}

function toSvg(face: Face): string {
  const { skin, clothing, hairColor } = face;
  const [head, accessory, facialHair] = [face.head, face.accessory, face.facialHair].map(partName);
  const svg = createAvatar(openPeeps, {
    seed: "face",
    head: head ? [head as never] : [],
    face: [partName(face.expression) as never],
    facialHair: facialHair ? [facialHair as never] : [],
    facialHairProbability: facialHair ? 100 : 0,
    accessories: accessory ? [accessory as never] : [],
    accessoriesProbability: accessory ? 100 : 0,
    maskProbability: 0,
    skinColor: [bare(skins[skin].color)],
    clothingColor: [bare(clothings[clothing].color)],
    headContrastColor: [bare(hairColors[hairColor].color)],
    backgroundColor: [bare(paper)],
  }).toString();
  const hair = { head, facialHair, color: hairColors[hairColor].color };
  return colorHair(svg.replace(/<metadata[\s\S]*?<\/metadata>/, ""), hair).replaceAll(black, `fill="${ink}"`);
}

const bare = (color: string) => color.slice(1);

/** The name that Open Peeps gives a part: `LONG_CURLY` is `longCurly`. */
function partName(value: string | null | undefined): string | undefined {
  return value?.toLowerCase().replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

interface Hair {
  head: string | undefined;
  facialHair: string | undefined;
  color: string;
}

function colorHair(svg: string, { head = "", facialHair, color }: Hair): string {
  const isToColor = (part: string) =>
    part.startsWith('<g transform="matrix(.99789 0 0 1 156 62)">')
      ? !coloured.test(head) && !onlyLines.test(head)
      : part.startsWith('<g transform="translate(279 400)">') && facialHair && !coloured.test(facialHair);
  return svg
    .split(/(?=<g transform=")/)
    .map((part) => (isToColor(part) ? part.replaceAll(black, `fill="${color}"`) : part))
    .join("");
}
