import { Text } from "@chakra-ui/react";
import { useState } from "react";
import { useShareBookMutation } from "../../../generated/shelfHooks";
import { paths } from "../../../shared/paths";
import { MessageField } from "../../../shared/writing/MessageField";
import { Button, LinkButton } from "../../../ui/Button";
import { Failed } from "../../../ui/feedback/Failed";
import { Modal } from "../../../ui/feedback/Modal";
import { BoneLine, Loading } from "../../../ui/feedback/Skeleton";
import { SelectField } from "../../../ui/forms/fields";
import { Form } from "../../../ui/forms/Form";
import { useDraft } from "../../../ui/forms/useDraft";
import { useSession } from "../../accounts/SessionProvider";
import { useAction } from "../../alerts/useAction";
import * as texts from "./texts";
import { type GroupsToShareWith, useGroupsToShareWith } from "./useGroupsToShareWith";

interface Props {
  bookId: string;
  onShared(): void;
  onClose(): void;
}

/** Shares a book with one of the viewer's groups: a comment in its discussion, with the book's card. */
export function ShareBookDialog({ bookId, onShared, onClose }: Props) {
  const { groups, error, loading, refetch, loadMore } = useGroupsToShareWith();
  return (
    <Modal title={texts.shareTitle} isOpen onClose={onClose}>
      {error && !groups && <Failed error={error} title={texts.groupsMissing} onRetry={() => refetch()} />}
      {loading && !groups && (
        <Loading label={texts.lookingForGroups}>
          <BoneLine width="60%" />
        </Loading>
      )}
      {groups && groups.length === 0 && <NoGroups />}
      {groups && groups.length > 0 && <ShareForm bookId={bookId} groups={groups} onDone={onShared} />}
      {loadMore && <MoreGroups onLoad={loadMore} />}
    </Modal>
  );
}

function NoGroups() {
  return (
    <>
      <Text marginBottom="4">{texts.noGroups}</Text>
      <LinkButton to={paths.posts}>{texts.findGroup}</LinkButton>
    </>
  );
}

function MoreGroups({ onLoad }: { onLoad(): Promise<unknown> }) {
  const { run, isPending, problem } = useAction(onLoad, { isShownInPlace: true });
  return (
    <>
      <Button onClick={() => void run()} isPending={isPending} marginTop="4">
        {texts.moreGroups}
      </Button>
      {problem && <Problem text={problem.messages.join(" ")} />}
    </>
  );
}

interface FormProps {
  bookId: string;
  groups: GroupsToShareWith;
  onDone(): void;
}

function ShareForm({ bookId, groups, onDone }: FormProps) {
  const { user } = useSession();
  const draft = useDraft(`share of book ${bookId} by ${user?.id}`, { groupId: groups[0]?.id ?? "", text: "" });
  const { text } = draft.values;
  // The group of a draft may be gone.
  const groupId = (groups.find(({ id }) => id === draft.values.groupId) ?? groups[0])?.id ?? "";
  /** Where the service has kept an earlier comment with this book instead of the new one. */
  const [sharedBeforeIn, setSharedBeforeIn] = useState<string | null>(null);
  const [shareBook] = useShareBookMutation({
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: "Book", id: bookId }), fieldName: "groups" });
    },
  });
  const { run, isPending, problem } = useAction(
    async () => {
      setSharedBeforeIn(null);
      const { data } = await shareBook({ variables: { input: { bookId, groupId, text } } });
      const stored = data?.shareBook?.text ?? text;
      if (stored === text) {
        draft.forget();
        onDone();
      } else setSharedBeforeIn(groupId);
    },
    { isShownInPlace: true },
  );
  return (
    <Form label={texts.shareTitle} isPending={isPending} errors={problem?.fields} onSubmit={run}>
      <SelectField
        name="groupId"
        label={texts.group}
        value={groupId}
        options={groups.map((group) => ({ value: group.id, label: group.name }))}
        onValueChange={(chosen) => draft.set({ groupId: chosen })}
      />
      <MessageField
        name="text"
        label={texts.whatToSay}
        isRequired
        value={text}
        onWrite={(written) => draft.set({ text: written })}
        readOnly={isPending}
        rows={3}
        dir="auto"
      />
      {problem && Object.keys(problem.fields).length === 0 && <Problem text={problem.messages.join(" ")} />}
      {sharedBeforeIn === groupId && <Problem text={texts.sharedBefore} />}
      <Button type="submit" variant="primary" isPending={isPending} alignSelf="flex-end" marginBottom="2">
        {texts.shareWithGroup}
      </Button>
    </Form>
  );
}

const Problem = ({ text }: { text: string }) => (
  <Text role="alert" color="danger.text">
    {text}
  </Text>
);
