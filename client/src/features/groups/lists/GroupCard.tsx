import { chakra, Flex } from "@chakra-ui/react";
import { useId } from "react";
import type { GroupCardFragment } from "../../../generated/groupHooks";
import { CalendarDays } from "../../../generated/icons/CalendarDays";
import { MessageCircle } from "../../../generated/icons/MessageCircle";
import { UsersRound } from "../../../generated/icons/UsersRound";
import { visibilityLook } from "../../../shared/groupVisibility";
import { withoutMarkup } from "../../../shared/markup/withoutMarkup";
import { paths } from "../../../shared/paths";
import { serviceNow } from "../../../shared/service/serviceTime";
import { describeAge } from "../../../shared/time/describeAge";
import { formatTime } from "../../../shared/time/formatDate";
import { describeStart } from "../../../shared/time/describeTimes";
import { LinkButton } from "../../../ui/Button";
import { PageLink } from "../../../ui/navigation/PageLink";
import { textAfterName } from "../../../shared/textAfterName";
import { describeCount } from "../describeCount";
import { GroupFrame } from "../../posts/card/GroupFrame";
import { FaceStack } from "../../../ui/pictures/FaceStack";
import { searchPath } from "./groupSearch";
import * as texts from "../texts";

/** A group in a list: what it is about, how large it is, and what is new in it. */
export function GroupCard({ group }: { group: GroupCardFragment }) {
  const id = useId();
  const rest = textAfterName(group.name, group.post.text);
  const { Icon, label: who } = visibilityLook(group.visibility);
  // That anyone may join is not said: it is so in most groups.
  const label = group.isOver ? texts.over : group.isForTwo ? texts.forTwo : group.visibility === "OPEN" ? null : who;
  const isMember = group.viewerMembership?.state === "ACTIVE";
  return (
    <GroupFrame
      labelId={id}
      interest={group.interest}
      name={group.name}
      level="h2"
      actions={
        <>
          <LinkButton to={paths.post(group.id)} aria-describedby={id}>
            {isMember ? texts.openGroup : texts.lookInside}
          </LinkButton>
          <FaceStack people={group.post.repliers} size="2rem" />
        </>
      }
    >
      {rest && (
        <chakra.p dir="auto" marginTop="-2.5" color="fg.muted" overflowWrap="anywhere" lineClamp={2}>
          {withoutMarkup(rest)}
        </chakra.p>
      )}
      {group.tags.length > 0 && <TagLinks tags={group.tags} />}
      <chakra.div css={facts}>
        <SignsOfLife group={group} />
        <Flex wrap="wrap" columnGap="4" rowGap="1">
          <chakra.span css={fact}>
            <UsersRound size={16} aria-hidden="true" />
            {describeCount(group)}
          </chakra.span>
          {label && (
            <chakra.span css={fact}>
              <Icon size={16} aria-hidden="true" />
              {label}
            </chakra.span>
          )}
        </Flex>
      </chakra.div>
    </GroupFrame>
  );
}

/** When the last reply was, and what comes next. */
function SignsOfLife({ group: { activeAt, unreadCount, nextOccurrence: next, post } }: { group: GroupCardFragment }) {
  const newReplies = unreadCount ?? 0;
  return (
    <>
      {(post.commentCount > 0 || newReplies > 0) && (
        <chakra.p css={fact}>
          <MessageCircle size={16} aria-hidden="true" />
          <time dateTime={activeAt} title={formatTime(Date.parse(activeAt))}>
            {texts.lastReply(describeAge(activeAt))}
          </time>
          {newReplies > 0 && <chakra.span css={badge}>{texts.unread(newReplies)}</chakra.span>}
        </chakra.p>
      )}
      {next && (
        <chakra.p css={fact}>
          <CalendarDays size={16} aria-hidden="true" style={{ flexShrink: 0 }} />
          {texts.comesNext(describeStart(next.startsAt, next.session.timeZone, serviceNow()))}
        </chakra.p>
      )}
    </>
  );
}

function TagLinks({ tags }: { tags: readonly string[] }) {
  return (
    <chakra.ul aria-label={texts.tags} display="flex" flexWrap="wrap" gap="2">
      {tags.map((tag) => (
        <li key={tag}>
          <chakra.span asChild css={chip}>
            <PageLink to={searchPath({ search: "", interest: null, tag, sort: "ACTIVE" })}>
              <bdi>{tag}</bdi>
            </PageLink>
          </chakra.span>
        </li>
      ))}
    </chakra.ul>
  );
}

const facts = { display: "grid", gap: "1", color: "fg.muted", fontSize: "sm" } as const;

const fact = { display: "inline-flex", alignItems: "center", gap: "1.5" } as const;

const badge = {
  paddingInline: "2.5",
  borderRadius: "full",
  bg: "accent",
  color: "fg.onAccent",
  fontSize: "sm",
  fontWeight: "semibold",
  whiteSpace: "nowrap",
} as const;

const chip = {
  display: "inline-grid",
  alignItems: "center",
  justifyItems: "center",
  minHeight: { base: "11", md: "8" },
  minWidth: { base: "11", md: "8" },
  paddingInline: "3",
  borderRadius: "full",
  bg: "bg.subtle",
  fontSize: "sm",
  overflowWrap: "anywhere",
  _hover: { bg: "bg.strong" },
} as const;
