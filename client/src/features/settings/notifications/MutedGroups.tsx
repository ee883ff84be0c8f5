import { chakra, Flex } from "@chakra-ui/react";
import { useCallback } from "react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { type MutedGroupFragment, useUnmuteMutation } from "../../../generated/settingsHooks";
import { paths } from "../../../shared/paths";
import { Button } from "../../../ui/Button";
import { usePassFocusOn } from "../../../ui/lists/usePassFocusOn";
import { PageLink } from "../../../ui/navigation/PageLink";
import { Section } from "../../../ui/page/Section";
import { useAction } from "../../alerts/useAction";
import * as texts from "./texts";
import { thumbHigh } from "../../../ui/thumbHigh";

/** The groups that the viewer gets no notifications about; nothing when there are none. */
export function MutedGroups({ groups }: { groups: readonly MutedGroupFragment[] }) {
  const muted = groups.filter(({ isMuted }) => isMuted);
  if (muted.length === 0) return null;
  return (
    <Section title={texts.mutedGroups}>
      <chakra.ul>
        {muted.map((group) => (
          <MutedRow key={group.id} group={group} />
        ))}
      </chakra.ul>
    </Section>
  );
}

/** Leaves the list at once, and returns if the service rejects the change. */
function MutedRow({ group }: { group: MutedGroupFragment }) {
  const { id, name } = group;
  const [unmute] = useUnmuteMutation();
  const perform = useCallback(async () => {
    const expected = { __typename: "Group" as const, id, isMuted: false };
    await unmute({ variables: { input: { groupId: id } }, optimisticResponse: { unmuteGroup: expected } });
  }, [unmute, id]);
  const { run } = useAction(perform);
  const ref = usePassFocusOn<HTMLLIElement>();
  return (
    <chakra.li ref={ref} display="flex" alignItems="center" gap="3" paddingBlock="2">
      <Flex flex="1" minWidth="0">
        <chakra.span asChild css={nameLook}>
          <PageLink to={paths.post(id)}>
            <bdi>{name}</bdi>
          </PageLink>
        </chakra.span>
      </Flex>
      <Button onClick={() => void run()}>
        {texts.unmute}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </chakra.li>
  );
}

const nameLook = {
  fontWeight: "semibold",
  overflowWrap: "anywhere",
  lineClamp: 2,
  _hover: { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  ...thumbHigh(),
} as const;
