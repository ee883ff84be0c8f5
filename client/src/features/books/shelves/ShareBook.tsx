import { VisuallyHidden } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/Button";
import * as texts from "./texts";

/** Loaded when it is first opened. */
const ShareBookDialog = lazy(() => import("./ShareBookDialog").then((module) => ({ default: module.ShareBookDialog })));

/** Opens the form that shares a book with one of the viewer's groups. */
export function ShareBook({ id, title }: { id: string; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {texts.share}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareBookDialog bookId={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
