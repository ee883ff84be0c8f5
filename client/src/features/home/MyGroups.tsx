import { chakra, Text } from "@chakra-ui/react";
import type { HomeQuery } from "../../generated/homeHooks";
import { paths } from "../../shared/paths";
import { LinkButton } from "../../ui/Button";
import { PageLink } from "../../ui/navigation/PageLink";
import { nameOfGroup } from "../../shared/nameOfGroup";
import { type HomeState, Region } from "./Region";
import * as texts from "./texts";

/** The others are one press away. */
const shown = 5;

interface Props {
  groups: HomeQuery["myGroups"];
  state: HomeState;
}

/** The groups with something new first, and how much it is. */
export function MyGroups({ groups, state }: Props) {
  return (
    <Region title={texts.myGroups} missing={texts.groupsMissing} value={groups} state={state}>
      {({ nodes, pageInfo }) => {
        const byNews = [...nodes].sort((one, other) => (other.unreadCount ?? 0) - (one.unreadCount ?? 0));
        if (nodes.length === 0) return <NoGroups />;
        return (
          <>
            {!byNews[0]?.unreadCount && (
              <Text color="fg.muted" marginBottom="2">
                {texts.nothingNew}
              </Text>
            )}
            <ul>
              {byNews.slice(0, shown).map((group) => (
                <li key={group.id}>
                  <chakra.span asChild css={row}>
                    <PageLink to={paths.post(group.id)}>
                      <chakra.span css={name}>
                        <bdi>{nameOfGroup(group)}</bdi>
                      </chakra.span>
                      {group.unreadCount ? (
                        <chakra.span css={badge}>{texts.unread(group.unreadCount)}</chakra.span>
                      ) : null}
                    </PageLink>
                  </chakra.span>
                </li>
              ))}
            </ul>
            {(nodes.length > shown || pageInfo.hasNextPage) && (
              <LinkButton to={paths.myGroups} marginTop="3">
                {texts.allMine}
              </LinkButton>
            )}
          </>
        );
      }}
    </Region>
  );
}

function NoGroups() {
  return (
    <>
      <Text color="fg.muted" marginBottom="4">
        {texts.noGroups}
      </Text>
      <LinkButton to={paths.groups}>{texts.findGroup}</LinkButton>
    </>
  );
}

const row = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  minHeight: "11",
  paddingBlock: "1.5",
  paddingInline: "3",
  marginInline: "-3",
  borderRadius: "md",
  _hover: { bg: "bg.subtle" },
} as const;

const name = { minWidth: "0", overflowWrap: "anywhere", lineClamp: 2, fontWeight: "semibold" } as const;

const badge = {
  flexShrink: "0",
  paddingInline: "2.5",
  borderRadius: "full",
  bg: "accent",
  color: "fg.onAccent",
  fontSize: "sm",
  fontWeight: "semibold",
} as const;
