import { Text } from "@chakra-ui/react";
import { PictureGrid } from "../../pictures/PictureGrid";
import type { ShownPicture } from "../../pictures/ShownPicture";
import * as texts from "./texts";

/** The pictures of a reported text, each with what its author says that it shows. */
export function CasePictures({ pictures }: { pictures: readonly ShownPicture[] }) {
  return (
    <>
      <PictureGrid pictures={pictures} />
      {pictures.map(({ id, description }, index) => (
        <Text key={id} color="fg.muted" fontSize="sm" marginTop="2" overflowWrap="anywhere">
          {texts.describedAs(index + 1, description)}
        </Text>
      ))}
    </>
  );
}

const shown = ({ id, description }: ShownPicture): string => `${id} ${description}`;

/** Whether both are the same pictures, in the same order and with the same descriptions. */
export const areSame = (one: readonly ShownPicture[], other: readonly ShownPicture[]): boolean =>
  one.map(shown).join("\n") === other.map(shown).join("\n");
