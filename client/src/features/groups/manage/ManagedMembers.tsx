import { chakra } from "@chakra-ui/react";
import { useCallback } from "react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import {
  type GroupMemberFragment,
  ManagedGroupDocument,
  type ManagedGroupQuery,
  useReadmitMemberMutation,
} from "../../../generated/groupHooks";
import { Button } from "../../../ui/Button";
import { Section } from "../../../ui/page/Section";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import { describeCount } from "../describeCount";
import { MemberList } from "../members/MemberList";
import { MemberRow } from "../members/MemberRow";
import { MemberActions } from "./MemberActions";
import * as texts from "../texts";

type Group = NonNullable<ManagedGroupQuery["group"]>;

/** Everyone in the group, with what the viewer may do about each. */
export function ManagedMembers({ group }: { group: Group }) {
  return (
    <Section title={describeCount(group)}>
      <MemberList
        groupId={group.id}
        memberCount={group.memberCount}
        unseenNote={texts.unseenNote}
        actionsFor={(member) =>
          mayRemove(group, member) && (
            <MemberActions groupId={group.id} member={member} mayChange={group.viewerCanChange} />
          )
        }
      />
    </Section>
  );
}

/** Nobody acts on the owner; on a moderator, only the owner. The service says so, too. */
function mayRemove({ viewerMembership: own }: Group, { role }: GroupMemberFragment): boolean {
  if (role === "OWNER") return false;
  return role === "MEMBER" || own?.role === "OWNER";
}

/** Who was removed, with the way back in; nothing while there is nobody. */
export function RemovedMembers({ group }: { group: Group }) {
  const removed = group.removedMembers?.nodes ?? [];
  if (removed.length === 0) return null;
  return (
    <Section title={texts.removedMembers}>
      <chakra.ul aria-label={texts.removedMembers}>
        {removed.map((member) => (
          <MemberRow key={member.id} member={member} note={null}>
            {member.user && <ReadmitButton groupId={group.id} user={member.user} />}
          </MemberRow>
        ))}
      </chakra.ul>
    </Section>
  );
}

function ReadmitButton({
  groupId,
  user: { id: userId, name },
}: {
  groupId: string;
  user: { id: string; name: string };
}) {
  const alerts = useAlerts();
  const [readmitMember] = useReadmitMemberMutation();
  const perform = useCallback(async () => {
    await readmitMember({ variables: { input: { groupId, userId } }, refetchQueries: [ManagedGroupDocument] });
    alerts.success(texts.readmitted(name));
  }, [readmitMember, groupId, userId, name, alerts]);
  const { run, isPending } = useAction(perform);
  return (
    <Button isPending={isPending} onClick={() => void run()}>
      {texts.readmit}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
