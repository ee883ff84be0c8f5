import type { Icon } from "../pictures/drawIcon";

/** An action in a menu. Its label is unique there. */
export interface MenuEntry {
  label: string;
  Icon: Icon;
  isDanger?: boolean;
  onSelect(): void;
}
