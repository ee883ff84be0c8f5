import { Heading } from "@chakra-ui/react";
import { useCreatePostMutation } from "../../../generated/hooks";
import { MessageField } from "../../../shared/writing/MessageField";
import { Button } from "../../../ui/Button";
import { Form } from "../../../ui/forms/Form";
import { PicturesField } from "../../pictures/PicturesField";
import { toPictureInputs, usePictureUploads } from "../../pictures/usePictureUploads";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import { addToNewestPage } from "../postCache";
import { toSettings } from "../about/groupDetails";
import { GuestsField } from "../about/GuestsField";
import { groupFieldNames, groupPrefix, MoreAboutGroup } from "./MoreAboutGroup";
import { usePostDraft } from "./usePostDraft";
import { useFindPeople } from "./useFindPeople";
import { useMessageErrors } from "./useMessageErrors";
import { toMentionInputs } from "./useMessageDraft";
import * as texts from "../texts";

interface Props {
  /** The member who owns the draft. */
  userId: string;
  onCreated(): void;
  /** Whether one can type at once. */
  isFocused?: boolean;
}

/** Errors of these fields are shown by the form, so that no alert repeats them. */
const postForm = { fields: ["text", "pictures", ...groupFieldNames] };

/** Starts a group. Only the service validates the text; the draft is kept until it has been sent. */
export function PostForm({ userId, onCreated, isFocused = false }: Props) {
  const { text, mentions, write, group, describe, idempotencyKey, clear, ...draft } = usePostDraft(userId);
  const findPeople = useFindPeople(null);
  const uploads = usePictureUploads(draft.pictures, draft.illustrate);
  const alerts = useAlerts();
  const [createPost] = useCreatePostMutation();
  const { run, isPending, problem } = useAction(async () => {
    await createPost({
      variables: {
        input: {
          text,
          idempotencyKey: idempotencyKey(),
          group: toSettings(group),
          ...toMentionInputs(mentions),
          ...toPictureInputs(draft.pictures),
        },
      },
      update: (cache, { data }) => data?.createPost && addToNewestPage(cache, data.createPost),
    });
    clear();
    alerts.success(texts.postCreated);
    onCreated();
  }, postForm);
  const errors = useMessageErrors(problem, { text, mentions });
  return (
    <>
      <Heading as="h2" marginBottom="4">
        {texts.startGroup}
      </Heading>
      <Form
        label={texts.startGroup}
        isPending={isPending}
        errors={errors}
        onSubmit={uploads.hasFailed ? uploads.refuse : run}
      >
        <PicturesField uploads={uploads} readOnly={isPending}>
          <MessageField
            name="text"
            label={texts.yourMessage}
            hint={texts.messageHint}
            value={text}
            mentions={mentions}
            findPeople={findPeople}
            onWrite={write}
            readOnly={isPending}
            autoFocus={isFocused}
            rows={5}
            dir="auto"
          />
        </PicturesField>
        <MoreAboutGroup details={group} onChange={describe} errors={problem?.fields} readOnly={isPending} />
        <GuestsField details={group} onChange={describe} prefix={groupPrefix} />
        <Button type="submit" variant="primary" isPending={isPending || uploads.isSending}>
          {texts.send}
        </Button>
      </Form>
    </>
  );
}
