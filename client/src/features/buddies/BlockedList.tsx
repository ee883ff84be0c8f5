import { chakra, Flex } from "@chakra-ui/react";
import { useCallback } from "react";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { MyBuddiesDocument, type MyBuddiesQuery, useUnblockUserMutation } from "../../generated/hooks";
import { Button } from "../../ui/Button";
import { usePassFocusOn } from "../../ui/lists/usePassFocusOn";
import { Section } from "../../ui/page/Section";
import { PersonPicture } from "../../ui/pictures/PersonPicture";
import { useAlerts } from "../alerts/AlertsProvider";
import { useAction } from "../alerts/useAction";
import * as texts from "./texts";

type Blocked = NonNullable<NonNullable<MyBuddiesQuery["me"]>["blocked"]>["nodes"][number];

/** The members whom the viewer blocked; renders nothing when there are none. */
export function BlockedList({ members }: { members: readonly Blocked[] }) {
  if (members.length === 0) return null;
  return (
    <Section title={texts.blockedList}>
      <chakra.ul>
        {members.map((member) => (
          <BlockedRow key={member.id} member={member} />
        ))}
      </chakra.ul>
    </Section>
  );
}

function BlockedRow({ member: { userId, name, avatar } }: { member: Blocked }) {
  const alerts = useAlerts();
  const [unblockUser] = useUnblockUserMutation();
  const perform = useCallback(async () => {
    await unblockUser({
      variables: { input: { userId } },
      refetchQueries: [MyBuddiesDocument],
      awaitRefetchQueries: true,
    });
    alerts.success(texts.unblocked(name));
  }, [unblockUser, userId, name, alerts]);
  const { run, isPending } = useAction(perform);
  const ref = usePassFocusOn<HTMLLIElement>();
  return (
    <chakra.li ref={ref} display="flex" alignItems="center" gap="3" paddingBlock="2">
      <PersonPicture name={name} avatar={avatar} size="2.5rem" />
      <Flex flex="1" minWidth="0">
        <chakra.bdi overflowWrap="anywhere">{name}</chakra.bdi>
      </Flex>
      <Button isPending={isPending} onClick={() => void run()}>
        {texts.unblock}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </chakra.li>
  );
}
