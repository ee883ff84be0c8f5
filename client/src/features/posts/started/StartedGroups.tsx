import { chakra, Text } from "@chakra-ui/react";
import { paths } from "../../../shared/paths";
import { Failed } from "../../../ui/feedback/Failed";
import { PageLink } from "../../../ui/navigation/PageLink";
import { Section } from "../../../ui/page/Section";
import { StartedGroupBones } from "../PostSkeletons";
import { StartedGroupLink } from "./StartedGroupLink";
import type { StartedGroupsState } from "./useStartedGroups";

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
        <Failed error={error} title="The groups didn't load" onRetry={retry} isRetrying={isLoading} />
      </chakra.div>
    );
  if (groups?.length === 0 && !isOwn) return null;
  return (
    <Section title={isOwn ? "Groups you started" : <Title name={name} />}>
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

function Title({ name }: { name: string }) {
  return (
    <>
      Groups <bdi>{name.trim().split(/\s+/)[0]}</bdi> started
    </>
  );
}

function StartOne() {
  return (
    <Text color="fg.muted">
      You haven&apos;t started one yet.{" "}
      <chakra.span asChild css={link}>
        <PageLink to={paths.posts}>Start your first group</PageLink>
      </chakra.span>
      , and it will show here.
    </Text>
  );
}

const link = {
  color: "accent.text",
  fontWeight: "medium",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
} as const;
