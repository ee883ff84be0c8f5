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
  const draft = useEditDraft(draftName, current);
  const { edit, isChanged, write, takeSaved } = draft;
  const uploads = usePictureUploads(edit.pictures, draft.illustrate);
  const findPeople = useFindPeople(postId);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => focusEnd(form.current?.querySelector("textarea")), []);
  const close = () => {
    draft.forget();
    onClose();
  };
  const { run, isPending, problem } = useSaving(draft, { save, read, close });
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
        <Buttons
          submit={edit.saved === undefined ? texts.save : texts.replace}
          isPending={isPending || uploads.isSending}
          onCancel={isChanged ? discard.ask : close}
        />
      </Form>
      <ConfirmDialog title={texts.discardQuestion} confirmLabel={texts.discard} {...discard.dialog}>
        <Excerpt>{edit.text}</Excerpt>
      </ConfirmDialog>
    </div>
  );
}

type Saver = Pick<Props, "save" | "read"> & { close(): void };

/** Saves a draft. If somebody else saved another text meanwhile, the draft learns that one and stays. */
function useSaving(draft: ReturnType<typeof useEditDraft>, { save, read, close }: Saver) {
  const alerts = useAlerts();
  return useAction(async () => {
    const { text, version, mentions } = draft.edit;
    const pictures = draft.newPictures ? { pictures: draft.newPictures } : {};
    try {
      await save({ text, version, mentions, ...pictures, idempotencyKey: draft.idempotencyKey() });
    } catch (error) {
      const saved = readProblem(error).code === "CONFLICT" ? await read() : null;
      if (!saved) throw error;
      return draft.meet(saved);
    }
    alerts.success(texts.saved);
    close();
  }, messageForm);
}

interface ButtonsProps {
  submit: string;
  isPending: boolean;
  onCancel(): void;
}

const Buttons = ({ submit, isPending, onCancel }: ButtonsProps) => (
  <Flex gap="3" flexWrap="wrap">
    <Button type="submit" variant="primary" isPending={isPending}>
      {submit}
    </Button>
    <Button onClick={onCancel}>{texts.cancel}</Button>
  </Flex>
);

function focusEnd(field: HTMLTextAreaElement | null | undefined): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
