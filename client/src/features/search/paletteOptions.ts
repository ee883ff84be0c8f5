import { History } from "../../generated/icons/History";
import { Search } from "../../generated/icons/Search";
import type { Icon } from "../../ui/pictures/drawIcon";
import type { PaletteAction } from "./paletteActions";
import { kinds, type Result, type toResults } from "./toResults";
import { paths } from "../../shared/paths";
import * as texts from "./texts";

/** One line of the palette. */
export interface PaletteOption {
  key: string;
  /** Where it leads; without, `act` says what it does. */
  to?: string | undefined;
  act?: (() => void) | undefined;
  /** Choosing it leaves the palette open. */
  stays?: boolean;
  result?: Result;
  line?: { label: string; Icon: Icon };
}

export interface PaletteGroup {
  name: string;
  options: readonly PaletteOption[];
}

interface Given {
  text: string;
  results: ReturnType<typeof toResults>;
  actions: readonly PaletteAction[];
  recent: readonly string[];
  /** Looks for a recent search again. */
  onRecent(text: string): void;
}

/** The id of a line's element, by its place in the whole list. */
export const optionId = (listId: string, place: number) => `${listId}-option-${place}`;

/** The lines of the palette under their headings; only headings that have some. */
export function paletteGroups({ text, results, actions, recent, onRecent }: Given): PaletteGroup[] {
  const groups: PaletteGroup[] = [
    { name: texts.recent, options: recent.map((one) => toRecent(one, onRecent)) },
    { name: texts.actions, options: actions.map(toAction) },
    ...kinds.map((kind) => ({ name: texts.kindNames[kind], options: results[kind].map(toOption) })),
    { name: texts.more, options: text.trim() ? [toAll(text.trim())] : [] },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

const toRecent = (text: string, onRecent: (text: string) => void): PaletteOption => ({
  key: `recent ${text}`,
  act: () => onRecent(text),
  stays: true,
  line: { label: text, Icon: History },
});

const toAction = ({ label, Icon, to, act }: PaletteAction): PaletteOption => ({
  ...{ key: `action ${label}`, to, act },
  line: { label, Icon },
});

const toOption = (result: Result): PaletteOption => ({
  key: `${result.kind} ${result.id}`,
  to: result.to,
  result,
});

const toAll = (text: string): PaletteOption => ({
  key: "all",
  to: paths.search(text),
  line: { label: texts.allResults(text), Icon: Search },
});
