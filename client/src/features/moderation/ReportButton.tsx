import { lazy, Suspense, useState } from "react";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { Flag } from "../../generated/icons/Flag";
import { Button, IconButton } from "../../ui/Button";
import type { Reportable } from "./reportable";
import * as texts from "./texts";

/** Loaded when it is first opened: few people ever need it. */
const ReportDialog = lazy(() => import("./ReportDialog").then((module) => ({ default: module.ReportDialog })));

interface Props extends Reportable {
  /** A sign without a word, for cards in a list. */
  isSmall?: boolean;
}

/** Opens the form that reports something to the moderators. */
export function ReportButton({ kind, id, name, isSmall = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const thing = texts.reportOf[kind];
  return (
    <>
      {isSmall ? (
        <IconButton
          label={name ? texts.reportFrom(thing, name) : texts.reportThe(thing)}
          color="fg.muted"
          flexShrink="0"
          onClick={open}
        >
          <Flag size={18} aria-hidden="true" />
        </IconButton>
      ) : (
        <Button variant="quiet" onClick={open}>
          {texts.report}
          {name && <VisuallyHidden> {name}</VisuallyHidden>}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog kind={kind} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
