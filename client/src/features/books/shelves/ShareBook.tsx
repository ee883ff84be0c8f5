import { Text } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { Button } from "../../../ui/Button";
import * as texts from "./texts";

/** Loaded when it is first opened. */
const ShareBookDialog = lazy(() => import("./ShareBookDialog").then((module) => ({ default: module.ShareBookDialog })));

/** Opens the form that shares a book with one of the viewer's groups. */
export function ShareBook({ id, title }: { id: string; title: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isShared, setShared] = useState(false);
  const open = () => {
    setShared(false);
    setOpen(true);
  };
  const finish = () => {
    setOpen(false);
    setShared(true);
  };
  return (
    <>
      <Button onClick={open}>
        {texts.share}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
      {/* In place: the window of a book would cover an alert. */}
      <Text role="status" alignSelf="center">
        {isShared && texts.shared}
      </Text>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareBookDialog bookId={id} onShared={finish} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
