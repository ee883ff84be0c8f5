import { lazy, Suspense, useState } from "react";
import { Flag } from "../../generated/icons/Flag";
import type { MenuEntry } from "../../ui/menu/menuEntry";
import type { Reportable } from "./reportable";
import * as texts from "./texts";

/** Loaded when it is first opened: few people ever need it. */
const ReportDialog = lazy(() => import("./ReportDialog").then((module) => ({ default: module.ReportDialog })));

/** The entry of a menu that reports something to the moderators, and the dialog that it opens. */
export function useReporting({ kind, id }: Pick<Reportable, "kind" | "id">, label: string = texts.report) {
  const [isOpen, setOpen] = useState(false);
  const entry: MenuEntry = { label, Icon: Flag, onSelect: () => setOpen(true) };
  const dialog = isOpen && (
    <Suspense fallback={null}>
      <ReportDialog kind={kind} id={id} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { entry, dialog };
}
