import { Heading } from "@chakra-ui/react";
import { useCreatePostMutation } from "../../../generated/hooks";
import { Button } from "../../../ui/Button";
import { TextAreaField } from "../../../ui/forms/fields";
import { Form } from "../../../ui/forms/Form";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import { addToNewestPage } from "../postCache";
import { messageForm, useMessageDraft } from "./useMessageDraft";

interface Props {
  /** The member who owns the draft. */
  userId: string;
  onCreated(): void;
  /** Whether one can type at once. */
  isFocused?: boolean;
}

/** Starts a group. What makes a good text is for the service to say; what was typed stays until it has been sent. */
export function PostForm({ userId, onCreated, isFocused = false }: Props) {
  const { text, write, submissionKey, clear } = useMessageDraft(`post of ${userId}`);
  const alerts = useAlerts();
  const [createPost] = useCreatePostMutation();
  const { run, isPending, problem } = useAction(async () => {
    await createPost({
      variables: { input: { text, idempotencyKey: submissionKey() } },
      update: (cache, { data }) => data?.createPost && addToNewestPage(cache, data.createPost),
    });
    clear();
    alerts.success("Post Created");
    onCreated();
  }, messageForm);
  return (
    <>
      <Heading as="h2" marginBottom="4">
        Now start your group
      </Heading>
      <Form label="Now start your group" isPending={isPending} errors={problem?.fields} onSubmit={run}>
        <TextAreaField
          name="text"
          label="Your message"
          hint="What do you want to learn, and who should join you?"
          value={text}
          onChange={(event) => write(event.target.value)}
          readOnly={isPending}
          autoFocus={isFocused}
          rows={5}
          dir="auto"
        />
        <Button type="submit" variant="primary" isPending={isPending}>
          Send
        </Button>
      </Form>
    </>
  );
}
