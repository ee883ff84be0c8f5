import { chakra } from "@chakra-ui/react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { accessories, clothings, expressions, facialHairs, hairColors, heads, skins } from "./choices";
import type { Face } from "./Face";
import { FaceTabs } from "./FaceTabs";
import { Swatches } from "./Swatches";
import { Tiles } from "./Tiles";

interface Props {
  face: Face;
  onChange(change: Partial<Face>): void;
}

type Tab = "Hair" | "Face" | "Style";

const tabs: readonly Tab[] = ["Hair", "Face", "Style"];

/** All the parts of a face, on three tabs. The tiles follow the face a moment later than its preview. */
export function FaceParts({ face, onChange }: Props) {
  const [tab, setTab] = useState<Tab>("Hair");
  const drawn = useDeferredValue(face);
  const shared = { face, drawn, onChange };
  return (
    <chakra.div minWidth="0">
      <FaceTabs tabs={tabs} current={tab} onChoose={setTab} />
      <chakra.div role="tabpanel" aria-label={tab} display="flex" flexDirection="column" gap="5" paddingTop="4">
        {tab === "Hair" && (
          <>
            <Group title="Hair colour">
              <Swatches part="hairColor" choices={hairColors} {...shared} />
            </Group>
            <Group title="Hair or headwear">
              <Tiles part="head" choices={heads} {...shared} />
            </Group>
          </>
        )}
        {tab === "Face" && (
          <>
            <Group title="Skin">
              <Swatches part="skin" choices={skins} {...shared} />
            </Group>
            <Group title="Expression">
              <Tiles part="expression" choices={expressions} {...shared} />
            </Group>
          </>
        )}
        {tab === "Style" && (
          <>
            <Group title="Clothes">
              <Swatches part="clothing" choices={clothings} {...shared} />
            </Group>
            <Group title="Glasses">
              <Tiles part="accessory" none="No glasses" choices={accessories} {...shared} />
            </Group>
            <Group title="Beard">
              <Tiles part="facialHair" none="No beard" choices={facialHairs} {...shared} />
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
