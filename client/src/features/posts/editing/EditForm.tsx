import { Flex } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import type { MentionInput, PictureInput } from "../../../generated/editingHooks";
import { readProblem } from "../../../ui/feedback/problem";
import { useConfirm } from "../../../ui/feedback/useConfirm";
import { MessageField } from "../../../shared/writing/MessageField";
import { Form } from "../../../ui/forms/Form";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import { PicturesField } from "../../pictures/PicturesField";
import { usePictureUploads } from "../../pictures/usePictureUploads";
import { Excerpt } from "../feed/Excerpt";
import { useFindPeople } from "../writing/useFindPeople";
import { useMessageErrors } from "../writing/useMessageErrors";
import { messageForm } from "../writing/useMessageDraft";
import { SavedElsewhere } from "./SavedElsewhere";
import * as texts from "./texts";
import { type EditedText, useEditDraft } from "./useEditDraft";

export interface Saving {
  text: string;
  version: number;
  mentions: MentionInput[];
  /** Left out: those that are there stay. */
  pictures?: PictureInput[];
  idempotencyKey: string;
}

interface Props {
  draftName: string;
  /** The group of the text: whom it can name. */
  postId: string;
  current: EditedText;
  /** Throws CONFLICT if the text has changed since its version. */
  save(edit: Saving): Promise<unknown>;
  /** Reads the text as it is now; null if it is gone. */
  read(): Promise<EditedText | null>;
  onClose(): void;
}

/** Changes a text in its place. What was typed stays until it is saved, also if somebody saves another text meanwhile. */
export function EditForm({ draftName, postId, current, save, read, onClose }: Props) {
  const { edit, isChanged, write, meet, takeSaved, idempotencyKey, forget, ...draft } = useEditDraft(
    draftName,
    current,
  );
  const uploads = usePictureUploads(edit.pictures, draft.illustrate);
  const findPeople = useFindPeople(postId);
  const alerts = useAlerts();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => focusEnd(form.current?.querySelector("textarea")), []);
  const close = () => {
    forget();
    onClose();
  };
  const { run, isPending, problem } = useAction(async () => {
    const { text, version, mentions } = edit;
    try {
      const pictures = draft.newPictures ? { pictures: draft.newPictures } : {};
      await save({ text, version, mentions, ...pictures, idempotencyKey: idempotencyKey() });
    } catch (error) {
      const saved = readProblem(error).code === "CONFLICT" ? await read() : null;
      if (!saved) throw error;
      return meet(saved);
    }
    alerts.success(texts.saved);
    close();
  }, messageForm);
  const errors = useMessageErrors(problem, edit);
  const discard = useConfirm(async () => close());
  return (
    <div ref={form}>
      <Form
        label={texts.edit}
        isPending={isPending}
        errors={errors}
        onSubmit={uploads.hasFailed ? uploads.refuse : run}
      >
        {edit.saved !== undefined && <SavedElsewhere {...edit.saved} onTake={takeSaved} />}
        <PicturesField uploads={uploads} readOnly={isPending}>
          <MessageField
            name="text"
            label={edit.saved === undefined ? texts.text : texts.yourText}
            isRequired
            value={edit.text}
            mentions={edit.mentions}
            findPeople={findPeople}
            onWrite={write}
            readOnly={isPending}
            rows={Math.min(14, 2 + edit.text.split("\n").length)}
            dir="auto"
          />
        </PicturesField>
        <Flex gap="3" flexWrap="wrap">
          <Button type="submit" variant="primary" isPending={isPending || uploads.isSending}>
            {edit.saved === undefined ? texts.save : texts.replace}
          </Button>
          <Button onClick={isChanged ? discard.ask : close}>{texts.cancel}</Button>
        </Flex>
      </Form>
      <ConfirmDialog title={texts.discardQuestion} confirmLabel={texts.discard} {...discard.dialog}>
        <Excerpt>{edit.text}</Excerpt>
      </ConfirmDialog>
    </div>
  );
}

function focusEnd(field: HTMLTextAreaElement | null | undefined): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
