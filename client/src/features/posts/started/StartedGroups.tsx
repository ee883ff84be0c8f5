import { chakra, Text } from "@chakra-ui/react";
import { paths } from "../../../shared/paths";
import { Failed } from "../../../ui/feedback/Failed";
import { PageLink } from "../../../ui/navigation/PageLink";
import { fill } from "../../../ui/fill";
import { Section } from "../../../ui/page/Section";
import { StartedGroupBones } from "../PostSkeletons";
import { StartedGroupLink } from "./StartedGroupLink";
import type { StartedGroupsState } from "./useStartedGroups";
import * as texts from "../texts";

interface Props extends StartedGroupsState {
  /** Of the member who started them. */
  name: string;
  /** Whether one looks at one's own page. */
  isOwn: boolean;
}

/** The newest groups of a member, each a link. Nothing at all where someone else has none. */
export function StartedGroups({ groups, error, isLoading, retry, name, isOwn }: Props) {
  if (error && !groups)
    return (
      <chakra.div marginTop="6">
        <Failed error={error} title={texts.groupsMissing} onRetry={retry} isRetrying={isLoading} />
      </chakra.div>
    );
  if (groups?.length === 0 && !isOwn) return null;
  return (
    <Section title={isOwn ? texts.startedByYou : startedBy(name)}>
      {!groups && <StartedGroupBones />}
      {groups?.length === 0 && <StartOne />}
      {groups && groups.length > 0 && (
        <chakra.ul marginInline="-3" marginBottom="-3">
          {groups.map((group) => (
            <li key={group.id}>
              <StartedGroupLink group={group} />
            </li>
          ))}
        </chakra.ul>
      )}
    </Section>
  );
}

const startedBy = (name: string) => fill(texts.startedBy, { name: <bdi>{name.trim().split(/\s+/)[0]}</bdi> });

function StartOne() {
  return (
    <Text color="fg.muted">
      {fill(texts.noneStarted, {
        link: (
          <chakra.span asChild css={link}>
            <PageLink to={paths.posts}>{texts.startFirst}</PageLink>
          </chakra.span>
        ),
      })}
    </Text>
  );
}

const link = {
  color: "accent.text",
  fontWeight: "medium",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
} as const;
