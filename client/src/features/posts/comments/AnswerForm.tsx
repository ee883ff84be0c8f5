import { Flex } from "@chakra-ui/react";
import { type CommentCardFragment, useAddCommentMutation } from "../../../generated/discussionHooks";
import { Button } from "../../../ui/Button";
import { MessageField } from "../../../shared/writing/MessageField";
import { Form } from "../../../ui/forms/Form";
import { useSession } from "../../accounts/SessionProvider";
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
  /** The comment or answer that the viewer answers, and the comment to which the answer will belong. */
  to: CommentCardFragment;
  threadId: string;
  onClose(): void;
}

/** Answers a comment; what was typed stays until it has been sent. */
export function AnswerForm({ postId, to, threadId, onClose }: Props) {
  const { user } = useSession();
  const { text, mentions, write, idempotencyKey, clear, ...draft } = useMessageDraft(
    `answer of ${user?.id} to ${to.id} in ${postId}`,
  );
  const findPeople = useFindPeople(postId);
  const uploads = usePictureUploads(draft.pictures, draft.illustrate);
  const alerts = useAlerts();
  const [add] = useAddCommentMutation();
  const { run, isPending, problem } = useAction(async () => {
    await add({
      variables: {
        input: {
          ...{ postId, text, replyTo: to.id, idempotencyKey: idempotencyKey() },
          ...toMentionInputs(mentions),
          ...toPictureInputs(draft.pictures),
        },
      },
      update: (cache, { data }) =>
        data?.addComment && addComment(cache, { postId, replyToId: threadId }, data.addComment.id),
    });
    clear();
    alerts.success(texts.commentAdded);
    onClose();
  }, messageForm);
  const errors = useMessageErrors(problem, { text, mentions });
  const label = to.author ? texts.answerTo(to.author.name) : texts.answerLabel;
  return (
    <Form label={label} isPending={isPending} errors={errors} onSubmit={uploads.hasFailed ? uploads.refuse : run}>
      <PicturesField uploads={uploads} readOnly={isPending}>
        <MessageField
          name="text"
          label={label}
          isRequired
          value={text}
          mentions={mentions}
          findPeople={findPeople}
          onWrite={write}
          readOnly={isPending}
          autoFocus
          rows={2}
          dir="auto"
        />
      </PicturesField>
      <Flex gap="2" flexWrap="wrap">
        <Button type="submit" isPending={isPending || uploads.isSending}>
          {texts.sendAnswer}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancelAnswer}
        </Button>
      </Flex>
    </Form>
  );
}
