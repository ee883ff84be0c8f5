import { Text } from "@chakra-ui/react";
import { useState } from "react";
import {
  type GroupsToShareWithQuery,
  useGroupsToShareWithQuery,
  useShareBookMutation,
} from "../../../generated/shelfHooks";
import { paths } from "../../../shared/paths";
import { Button, LinkButton } from "../../../ui/Button";
import { Failed } from "../../../ui/feedback/Failed";
import { Modal } from "../../../ui/feedback/Modal";
import { BoneLine, Loading } from "../../../ui/feedback/Skeleton";
import { SelectField, TextAreaField } from "../../../ui/forms/fields";
import { Form } from "../../../ui/forms/Form";
import { useAction } from "../../alerts/useAction";
import { nameOfGroup } from "./nameOfGroup";
import * as texts from "./texts";

interface Props {
  bookId: string;
  onShared(): void;
  onClose(): void;
}

/** Shares a book with one of the viewer's groups: a comment in its discussion, with the book's card. */
export function ShareBookDialog({ bookId, onShared, onClose }: Props) {
  const { data, error, loading, refetch } = useGroupsToShareWithQuery({ fetchPolicy: "cache-and-network" });
  const groups = data?.myGroups?.nodes;
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

type Groups = NonNullable<GroupsToShareWithQuery["myGroups"]>["nodes"];

function ShareForm({ bookId, groups, onDone }: { bookId: string; groups: Groups; onDone(): void }) {
  const [groupId, setGroupId] = useState(groups[0]?.id ?? "");
  const [text, setText] = useState("");
  const [shareBook] = useShareBookMutation({
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: "Book", id: bookId }), fieldName: "groups" });
    },
  });
  const { run, isPending, problem } = useAction(
    async () => {
      await shareBook({ variables: { input: { bookId, groupId, text } } });
      onDone();
    },
    { isShownInPlace: true },
  );
  return (
    <Form label={texts.shareTitle} isPending={isPending} errors={problem?.fields} onSubmit={run}>
      <SelectField
        name="groupId"
        label={texts.group}
        value={groupId}
        options={groups.map((group) => ({ value: group.id, label: nameOfGroup(group) }))}
        onValueChange={setGroupId}
      />
      <TextAreaField
        name="text"
        label={texts.whatToSay}
        isRequired
        value={text}
        onChange={(event) => setText(event.target.value)}
        readOnly={isPending}
        rows={3}
        dir="auto"
      />
      {problem && Object.keys(problem.fields).length === 0 && (
        <Text role="alert" color="danger.text">
          {problem.messages.join(" ")}
        </Text>
      )}
      <Button type="submit" variant="primary" isPending={isPending} alignSelf="flex-start">
        {texts.shareWithGroup}
      </Button>
    </Form>
  );
}
