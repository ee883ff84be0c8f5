import { useAddCommentMutation } from "../../../generated/discussionHooks";
import { MessageField } from "../../../shared/writing/MessageField";
import { Button } from "../../../ui/Button";
import { Form } from "../../../ui/forms/Form";
import { PicturesField } from "../../pictures/PicturesField";
import { toPictureInputs, usePictureUploads } from "../../pictures/usePictureUploads";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import { addComment } from "../postCache";
import { useMessageErrors } from "../writing/useMessageErrors";
import { messageForm, toMentionInputs, useMessageDraft } from "../writing/useMessageDraft";
import { useFindPeople } from "../writing/useFindPeople";
import * as texts from "../texts";

interface Props {
  postId: string;
  /** The member who owns the draft. */
  userId: string;
}

/** Puts a comment under a post; what was typed stays until it has been sent. */
export function ReplyForm({ postId, userId }: Props) {
  const { text, mentions, write, idempotencyKey, clear, ...draft } = useMessageDraft(`reply of ${userId} to ${postId}`);
  const findPeople = useFindPeople(postId);
  const uploads = usePictureUploads(draft.pictures, draft.illustrate);
  const alerts = useAlerts();
  const [add] = useAddCommentMutation();
  const { run, isPending, problem } = useAction(async () => {
    await add({
      variables: {
        input: {
          postId,
          text,
          idempotencyKey: idempotencyKey(),
          ...toMentionInputs(mentions),
          ...toPictureInputs(draft.pictures),
        },
      },
      update: (cache, { data }) => data?.addComment && addComment(cache, { postId }, data.addComment.id),
    });
    clear();
    alerts.success(texts.commentAdded);
  }, messageForm);
  const errors = useMessageErrors(problem, { text, mentions });
  return (
    <Form label={texts.reply} isPending={isPending} errors={errors} onSubmit={uploads.hasFailed ? uploads.refuse : run}>
      <PicturesField uploads={uploads} readOnly={isPending}>
        <MessageField
          name="text"
          label={texts.reply}
          isRequired
          value={text}
          mentions={mentions}
          findPeople={findPeople}
          onWrite={write}
          readOnly={isPending}
          rows={3}
          dir="auto"
        />
      </PicturesField>
      <Button type="submit" variant="primary" isPending={isPending || uploads.isSending} alignSelf="flex-start">
        {texts.sendReply}
      </Button>
    </Form>
  );
}
