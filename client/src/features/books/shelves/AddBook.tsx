import { lazy, Suspense, useState } from "react";
import { Plus } from "../../../generated/icons/Plus";
import { Button } from "../../../ui/Button";
import * as texts from "./texts";

/** Loaded when it is first opened. */
const AddBookDialog = lazy(() => import("./AddBookDialog").then((module) => ({ default: module.AddBookDialog })));

/** Opens the form for a book that the catalogue does not have. */
export function AddBook({ onAdded }: { onAdded?(): unknown }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Plus size={18} aria-hidden="true" />
        {texts.addBook}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AddBookDialog onAdded={onAdded} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
