import { lazy, Suspense, useState } from "react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import type { ShelvedFragment } from "../../../generated/shelfHooks";
import { Button } from "../../../ui/Button";
import type { ReadBook } from "./ProgressBar";
import * as texts from "./texts";

/** Loaded when it is first opened. */
const ProgressDialog = lazy(() => import("./ProgressDialog").then((module) => ({ default: module.ProgressDialog })));

/** Opens the form for how far, and when, the viewer reads a book. */
export function UpdateProgress({ book, shelved }: { book: ReadBook; shelved: ShelvedFragment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {shelved.shelf === "READING" ? texts.update : texts.editDates}
        <VisuallyHidden> {book.title}</VisuallyHidden>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ProgressDialog book={book} shelved={shelved} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
