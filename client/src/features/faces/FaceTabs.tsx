import { chakra } from "@chakra-ui/react";
import type { KeyboardEvent } from "react";
import { chosenLook } from "../../ui/chosenLook";
import * as texts from "./texts";

interface Props<Tab extends string> {
  tabs: readonly Tab[];
  current: Tab;
  onChoose: (tab: Tab) => void;
}

/** Tabs as the keyboard expects them: one stop, arrows between them. */
export function FaceTabs<Tab extends string>({ tabs, current, onChoose }: Props<Tab>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const index = (tabs.indexOf(current) + step + tabs.length) % tabs.length;
    onChoose(tabs[index] as Tab);
    (event.currentTarget.children[index] as HTMLElement | undefined)?.focus();
  };
  return (
    <chakra.div role="tablist" aria-label={texts.parts} css={row} onKeyDown={move}>
      {tabs.map((tab) => (
        <chakra.button
          key={tab}
          type="button"
          role="tab"
          aria-selected={tab === current}
          tabIndex={tab === current ? 0 : -1}
          css={look}
          onClick={() => onChoose(tab)}
        >
          {tab}
        </chakra.button>
      ))}
    </chakra.div>
  );
}

const row = { display: "flex", gap: "1", padding: "1", borderRadius: "full", bg: "bg.subtle" } as const;

const look = {
  flex: "1",
  minHeight: "11",
  paddingInline: "4",
  borderRadius: "full",
  fontWeight: "semibold",
  cursor: "pointer",
  borderWidth: "1px",
  borderColor: "transparent",
  "&[aria-selected=true]": chosenLook,
} as const;
