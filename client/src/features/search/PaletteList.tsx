import { chakra } from "@chakra-ui/react";
import { type MouseEvent, useEffect, useRef } from "react";
import { optionId, type PaletteGroup, type PaletteOption } from "./paletteOptions";
import { ResultLook } from "./ResultLook";
import * as texts from "./texts";
import type { usePaletteKeys } from "./usePaletteKeys";

interface Props {
  listId: string;
  groups: readonly PaletteGroup[];
  keys: ReturnType<typeof usePaletteKeys>;
  onChoose(option: PaletteOption): void;
}

/** The options of the palette by kind. The focus stays in its field. */
export function PaletteList({ listId, groups, keys: { active, point }, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const key = active?.key;
  const places = new Map(groups.flatMap(({ options }) => options).map((option, place) => [option.key, place]));
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [key]);
  return (
    <chakra.div ref={list} id={listId} role="listbox" aria-label={texts.search} marginTop="3" marginInline="-3">
      {groups.map(({ name, options }, place) => (
        <div key={name} role="group" aria-labelledby={`${listId}-${place}`}>
          <chakra.div id={`${listId}-${place}`} role="presentation" css={heading}>
            {name}
          </chakra.div>
          {options.map((option) => (
            <chakra.div
              key={option.key}
              id={optionId(listId, places.get(option.key) ?? 0)}
              role="option"
              aria-selected={option.key === key}
              css={line}
              // The field keeps the focus.
              onMouseDown={(event: MouseEvent) => event.preventDefault()}
              onMouseMove={() => option.key !== key && point(option)}
              onClick={() => onChoose(option)}
            >
              {option.result && <ResultLook result={option.result} />}
              {option.line && <ActionLine {...option.line} />}
            </chakra.div>
          ))}
        </div>
      ))}
    </chakra.div>
  );
}

function ActionLine({ label, Icon }: NonNullable<PaletteOption["line"]>) {
  return (
    <>
      <chakra.span aria-hidden="true" display="grid" placeItems="center" width="10" flexShrink="0" color="fg.muted">
        <Icon size={18} />
      </chakra.span>
      <chakra.bdi minWidth="0" overflowWrap="anywhere" lineClamp="1">
        {label}
      </chakra.bdi>
    </>
  );
}

const heading = {
  paddingInline: "3",
  paddingTop: "3",
  paddingBottom: "1",
  fontSize: "sm",
  fontWeight: "semibold",
  color: "fg.muted",
} as const;

const line = {
  display: "flex",
  alignItems: "center",
  gap: "3",
  minHeight: "12",
  paddingInline: "3",
  paddingBlock: "1",
  borderRadius: "md",
  cursor: "pointer",
  "&[aria-selected=true]": { bg: "bg.subtle" },
} as const;
