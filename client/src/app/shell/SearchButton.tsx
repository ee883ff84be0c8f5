import { chakra } from "@chakra-ui/react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { Search } from "../../generated/icons/Search";
import { reloadForCode } from "../../shared/service/reloadForCode";
import { appService } from "../apollo/appService";
import * as texts from "./texts";

interface PaletteProps {
  onClose(): void;
}

let known: ComponentType<PaletteProps> | undefined;

/** Fetches the palette with the service that it asks; guests load neither before they point at the button. */
async function loadPalette(): Promise<ComponentType<PaletteProps>> {
  const [{ Palette }, { client, Provider }] = await Promise.all([
    import("../../features/search/Palette"),
    appService.load(),
  ]);
  known = function ServicePalette(props) {
    return (
      <Provider client={client}>
        <Palette {...props} />
      </Provider>
    );
  };
  return known;
}

const prepare = () => void loadPalette().catch(() => undefined);

/** Opens the search, as Ctrl+K, ⌘K and `/` do from anywhere. On wide screens it looks like a field. */
export function SearchButton() {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  const open = async () => {
    try {
      const View = known ?? (await loadPalette());
      setPalette(() => View);
    } catch {
      reloadForCode();
    }
  };
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      void latest.current();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return (
    <>
      <chakra.button
        type="button"
        aria-label={texts.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        title={texts.searchHint}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open()}
        css={look}
      >
        <Search size={20} aria-hidden="true" />
        <chakra.span hideBelow="xl">{texts.search}</chakra.span>
        <chakra.kbd css={hint} aria-hidden="true">
          /
        </chakra.kbd>
      </chakra.button>
      {Palette && <Palette onClose={() => setPalette(null)} />}
    </>
  );
}

/** Not where a key means something else: in a field, in another dialog, or for who has taken the event. */
function isShortcut({ key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target }: KeyboardEvent): boolean {
  if (isComposing || defaultPrevented || altKey || document.querySelector("dialog[open]")) return false;
  if (key.toLowerCase() === "k") return ctrlKey !== metaKey;
  return key === "/" && !ctrlKey && !metaKey && !isField(target);
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

const look = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "2",
  minWidth: "11",
  height: "11",
  borderRadius: "full",
  color: "fg",
  fontWeight: "semibold",
  cursor: "pointer",
  _hover: { bg: "bg.subtle" },
  xl: {
    justifyContent: "flex-start",
    minWidth: "10rem",
    paddingInline: "4",
    bg: "bg.surface",
    borderWidth: "1px",
    borderColor: "border.strong",
    color: "fg.muted",
    fontWeight: "normal",
  },
} as const;

const hint = {
  display: { base: "none", xl: "inline-block" },
  marginInlineStart: "auto",
  paddingInline: "1.5",
  borderWidth: "1px",
  borderRadius: "sm",
  fontFamily: "inherit",
  fontSize: "sm",
} as const;
