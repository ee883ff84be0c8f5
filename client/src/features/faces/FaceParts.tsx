import { chakra } from "@chakra-ui/react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { accessories, clothings, expressions, facialHairs, hairColors, heads, skins } from "./choices";
import type { Face } from "./Face";
import { FaceTabs } from "./FaceTabs";
import { Swatches } from "./Swatches";
import { Tiles } from "./Tiles";
import * as texts from "./texts";

interface Props {
  face: Face;
  onChange(change: Partial<Face>): void;
}

const tabs = [texts.hair, texts.face, texts.style] as const;

/** All the parts of a face, on three tabs. The tiles follow the face a moment later than its preview. */
export function FaceParts({ face, onChange }: Props) {
  const [tab, setTab] = useState<(typeof tabs)[number]>(texts.hair);
  const drawn = useDeferredValue(face);
  const shared = { face, drawn, onChange };
  return (
    <chakra.div minWidth="0">
      <FaceTabs tabs={tabs} current={tab} onChoose={setTab} />
      <chakra.div role="tabpanel" aria-label={tab} display="flex" flexDirection="column" gap="5" paddingTop="4">
        {tab === texts.hair && (
          <>
            <Group title={texts.hairColour}>
              <Swatches part="hairColor" choices={hairColors} {...shared} />
            </Group>
            <Group title={texts.hairOrHeadwear}>
              <Tiles part="head" choices={heads} {...shared} />
            </Group>
          </>
        )}
        {tab === texts.face && (
          <>
            <Group title={texts.skin}>
              <Swatches part="skin" choices={skins} {...shared} />
            </Group>
            <Group title={texts.expression}>
              <Tiles part="expression" choices={expressions} {...shared} />
            </Group>
          </>
        )}
        {tab === texts.style && (
          <>
            <Group title={texts.clothes}>
              <Swatches part="clothing" choices={clothings} {...shared} />
            </Group>
            <Group title={texts.glasses}>
              <Tiles part="accessory" none={texts.noGlasses} choices={accessories} {...shared} />
            </Group>
            <Group title={texts.beard}>
              <Tiles part="facialHair" none={texts.noBeard} choices={facialHairs} {...shared} />
            </Group>
          </>
        )}
      </chakra.div>
    </chakra.div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="semibold" marginBottom="2">
        {title}
      </chakra.legend>
      {children}
    </chakra.fieldset>
  );
}
