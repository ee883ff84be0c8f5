import { Flex } from "@chakra-ui/react";
import { type CommentCardFragment, useAddCommentMutation } from "../../../generated/discussionHooks";
import { Button } from "../../../ui/Button";
import { MessageField } from "../../../shared/writing/MessageField";
import { Form } from "../../../ui/forms/Form";
import { useSession } from "../../accounts/SessionProvider";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import { addComment } from "../postCache";
import { messageForm, useMessageDraft } from "../writing/useMessageDraft";
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
  const { text, write, idempotencyKey, clear } = useMessageDraft(`answer of ${user?.id} to ${to.id}`);
  const alerts = useAlerts();
  const [add] = useAddCommentMutation();
  const { run, isPending, problem } = useAction(async () => {
    await add({
      variables: { input: { postId, text, replyTo: to.id, idempotencyKey: idempotencyKey() } },
      update: (cache, { data }) =>
        data?.addComment && addComment(cache, { postId, replyToId: threadId }, data.addComment.id),
    });
    clear();
    alerts.success(texts.commentAdded);
    onClose();
  }, messageForm);
  const label = to.author ? texts.answerTo(to.author.name) : texts.answerLabel;
  return (
    <Form label={label} isPending={isPending} errors={problem?.fields} onSubmit={run}>
      <MessageField
        name="text"
        label={label}
        isRequired
        value={text}
        onChange={(event) => write(event.target.value)}
        readOnly={isPending}
        autoFocus
        rows={2}
        dir="auto"
      />
      <Flex gap="2" flexWrap="wrap">
        <Button type="submit" isPending={isPending}>
          {texts.sendAnswer}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancelAnswer}
        </Button>
      </Flex>
    </Form>
  );
}
