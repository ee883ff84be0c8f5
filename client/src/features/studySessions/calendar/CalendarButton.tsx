import { useState } from "react";
import { CalendarPlus } from "../../../generated/icons/CalendarPlus";
import { Button } from "../../../ui/Button";
import { Modal } from "../../../ui/feedback/Modal";
import * as texts from "./texts";
import { CalendarLink } from "./CalendarLink";

/** The way into other calendar programs: a link that always has what the viewer goes to. */
export function CalendarButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <CalendarPlus size={18} aria-hidden="true" />
        {texts.calendar}
      </Button>
      <Modal title={texts.calendar} isOpen={isOpen} onClose={() => setOpen(false)}>
        <CalendarLink />
      </Modal>
    </>
  );
}
