import { Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { GroupPanelFragment } from "../../../generated/groupHooks";
import { Button } from "../../../ui/Button";
import { Modal } from "../../../ui/feedback/Modal";
import { describeCount } from "../describeCount";
import { MemberList } from "../members/MemberList";
import { FaceStack } from "../../../ui/pictures/FaceStack";
import * as texts from "../texts";

/** Some faces and the number of members; a window shows all of them. */
export function PanelMembers({ group }: { group: GroupPanelFragment }) {
  const [isOpen, setOpen] = useState(false);
  const people = group.faces.nodes.flatMap(({ user }) => user ?? []);
  return (
    <div>
      <Flex flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <FaceStack people={people} />
        <Text fontWeight="semibold">{describeCount(group)}</Text>
      </Flex>
      <Button variant="quiet" marginInlineStart="-5" onClick={() => setOpen(true)}>
        {texts.seeMembers}
      </Button>
      <Modal title={describeCount(group)} isOpen={isOpen} onClose={() => setOpen(false)}>
        <MemberList groupId={group.id} memberCount={group.memberCount} />
      </Modal>
    </div>
  );
}
