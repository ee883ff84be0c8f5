import { chakra } from "@chakra-ui/react";
import type { HomeQuery } from "../../generated/homeHooks";
import { paths } from "../../shared/paths";
import { fill } from "../../ui/fill";
import { PageLink } from "../../ui/navigation/PageLink";
import { BuddyRequestRow, JoinRequestRow } from "./RequestRow";
import { besideLook } from "./homeLook";
import { type HomeState, Missing, RegionFrame } from "./Region";
import { ShortList } from "./ShortList";
import * as texts from "./texts";

interface Props {
  groups: HomeQuery["myGroups"];
  waiting: HomeQuery["waiting"];
  state: HomeState;
}

type Groups = NonNullable<HomeQuery["myGroups"]>["nodes"];

/** The groups with unread replies, the most first. */
export const unreadOf = (groups: HomeQuery["myGroups"]): Groups =>
  (groups?.nodes ?? [])
    .filter(({ unreadCount }) => unreadCount)
    .sort((one, other) => (other.unreadCount ?? 0) - (one.unreadCount ?? 0));

/** Whether there is something to show, if only that something failed. */
export const isAnythingNew = (groups: HomeQuery["myGroups"], waiting: HomeQuery["waiting"]): boolean =>
  !groups || !waiting || unreadOf(groups).length + waiting.buddies.length + waiting.groups.length > 0;

/** What waits for the viewer: requests, which are answered here, and groups with something unread. */
export function NewForYou({ groups, waiting, state }: Props) {
  const requests = waiting ? requestRows(waiting) : [];
  const unread = unreadOf(groups).map((group) => <UnreadRow key={group.id} group={group} />);
  // Two groups come first, so that many requests leave them in sight; an answered request moves none of the others' order.
  const rows = [...unread.slice(0, 2), ...requests, ...unread.slice(2)];
  return (
    <>
      {!waiting && <Missing title={texts.requestsMissing} state={state} />}
      {!groups && <Missing title={texts.groupsMissing} state={state} />}
      {rows.length > 0 && (
        <RegionFrame title={texts.newForYou} beside={<MyGroupsLink />}>
          <ShortList onPhone={3} onWide={7}>
            {rows}
          </ShortList>
        </RegionFrame>
      )}
    </>
  );
}

function requestRows({ buddies, groups }: NonNullable<HomeQuery["waiting"]>) {
  return [
    ...buddies.map((request) => <BuddyRequestRow key={request.id} request={request} />),
    ...groups.flatMap(({ id, count, group, requests }) => [
      ...requests.map((request) => <JoinRequestRow key={request.id} request={request} group={group} />),
      ...(count > requests.length
        ? [<MoreRow key={`more ${id}`} group={group} count={count - requests.length} />]
        : []),
    ]),
  ];
}

/** This list has only groups with something new. */
const MyGroupsLink = () => (
  <chakra.span asChild css={besideLook}>
    <PageLink to={paths.myGroups}>{texts.myGroups}</PageLink>
  </chakra.span>
);

type Group = Groups[number];

function UnreadRow({ group }: { group: Group }) {
  return (
    <li>
      <chakra.span asChild css={row}>
        <PageLink to={paths.post(group.id)}>
          <chakra.span css={name}>
            <bdi>{group.name}</bdi>
          </chakra.span>
          <chakra.span css={badge}>{texts.unread(group.unreadCount ?? 0)}</chakra.span>
        </PageLink>
      </chakra.span>
    </li>
  );
}

/** Requests beyond those that Home shows. */
function MoreRow({ group, count }: { group: Omit<Group, "unreadCount">; count: number }) {
  return (
    <li>
      <chakra.span asChild css={row}>
        <PageLink to={paths.post(group.id)}>
          <span>{fill(texts.moreAsk(count), { group: <bdi>{group.name}</bdi> })}</span>
        </PageLink>
      </chakra.span>
    </li>
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
  lineHeight: "snug",
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
  lineHeight: "normal",
  fontWeight: "semibold",
} as const;
