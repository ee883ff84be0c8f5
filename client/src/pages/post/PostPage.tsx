import { useApolloClient, useReactiveVar } from "@apollo/client/react";
import { chakra, Flex } from "@chakra-ui/react";
import { type ComponentProps, useEffect, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { useSession } from "../../features/accounts/SessionProvider";
import { GroupPanel } from "../../features/groups/panel/GroupPanel";
import { GroupStrip, panelId } from "../../features/groups/panel/GroupStrip";
import { JoinBar } from "../../features/groups/panel/JoinBar";
import { groupQuery, useLiveGroup } from "../../features/groups/panel/useLiveGroup";
import { listPath } from "../../features/posts/feed/listPage";
import { HiddenNotice } from "../../features/moderation/decisions/HiddenNotice";
import { GroupSessions } from "../../features/studySessions/GroupSessions";
import { threadsQuery } from "../../features/posts/comments/useThreads";
import { useEditing } from "../../features/posts/editing/useEditing";
import { PostArticle } from "../../features/posts/group/PostArticle";
import { PostArticleSkeleton } from "../../features/posts/PostSkeletons";
import { deletionsIn } from "../../features/posts/deletion/deletions";
import { forgetPost } from "../../features/posts/postCache";
import { unsentTexts } from "../../features/posts/writing/unsentTexts";
import { leaving } from "../../features/posts/group/leaving";
import { useGoneWhenDeleted } from "../../features/posts/group/useGoneWhenDeleted";
import { PostDocument, type PostQuery, useHiddenPostQuery, usePostQuery } from "../../generated/discussionHooks";
import type { Interest, PostContentFragment } from "../../generated/hooks";
import { ReadingSlot } from "../../features/reading/ReadingSlot";
import { RoomSlot } from "../../features/rooms/RoomSlot";
import { InterestDisc } from "../../shared/InterestDisc";
import { useOnMissed } from "../../shared/live";
import { paths } from "../../shared/paths";
import type { FirstQuery, Opened } from "../../shared/service/firstQueries";
import { useIsPhone } from "../../shared/useIsPhone";
import type { MenuEntry } from "../../ui/menu/menuEntry";
import { PageLink } from "../../ui/navigation/PageLink";
import { BackLink } from "../../ui/navigation/BackLink";
import { Failed } from "../../ui/feedback/Failed";
import { PageFrame } from "../../ui/page/PageFrame";
import { PageTitle } from "../../ui/page/PageTitle";
import { readProblem } from "../../ui/feedback/problem";
import { NoGroupPage } from "../NotFoundPage";
import { GoneGroup } from "./GoneGroup";
import { GroupMenu } from "./GroupMenu";
import { GroupViews } from "./GroupViews";
import { PhoneGroup } from "./PhoneGroup";
import { PostDiscussion } from "./PostDiscussion";
import { useGroupView } from "./useGroupView";
import { fill } from "../../ui/fill";
import { thumbHigh } from "../../ui/thumbHigh";
import * as texts from "../texts";

export function PostPage() {
  const { postId = "" } = useParams();
  // The key remounts the page for every group, so that no state of the previous one remains.
  return <GroupOf key={postId} postId={postId} />;
}

/** What a group asks at first. On a phone, a part of it other than the discussion does not ask for the comments. */
export function postPageQueries({ params: { postId = "" }, search, hash }: Opened): FirstQuery[] {
  const post = { query: PostDocument, variables: { id: postId }, readsCache: true };
  const asked = [post, groupQuery(postId)];
  return search.has("view") ? asked : [...asked, threadsQuery(postId, hash)];
}

function GroupOf({ postId }: { postId: string }) {
  const { state } = useLocation();
  const { data, error, loading, refetch } = usePostQuery({
    variables: { id: postId },
    notifyOnNetworkStatusChange: true,
  });
  const post = data?.post;
  const hiding = useHiding(post);
  const lookAgain = () => Promise.all([refetch(), hiding.refetch()]).catch(() => undefined);
  const live = useLiveGroup(postId, () => leaving.has(postId) || lookAgain());
  const { group } = live;
  useOnMissed(() => void lookAgain());
  useGoneWhenDeleted(postId, post?.viewerCanDelete ? lookAgain : null);
  const editing = useEditing({ kind: "post", id: postId, ...(post ?? noRights) });
  const isPhone = useIsPhone();
  const view = useGroupView({ group, hasFailed: Boolean(live.error) });
  const toText = useLeadingToText(postId, isPhone);
  const [topJoin, setTopJoin] = useState<HTMLDivElement | null>(null);
  const isGone = useIsDeleted(postId);
  if (isGone || isUnknown(post, error)) return <UnknownGroup postId={postId} />;
  const isHidden = Boolean(hiding.decision);

  return (
    <PageFrame css={columns}>
      <chakra.div minWidth="0">
        <Flex justifyContent="space-between" minHeight="11" marginBottom="2">
          <BackLink to={listPath(state)} />
          {post && group && (
            <GroupMenu {...{ post, group, isHidden }} ofText={editing.entries.map(toText)} joinRef={setTopJoin} />
          )}
        </Flex>
        <GroupName post={post} group={group} />
        {isPhone && <GroupViews postId={postId} group={group} current={view} />}
        {error && !post && <Failed error={error} onRetry={() => refetch()} isRetrying={loading} />}
        {!error && !post && !isPhone && <PostArticleSkeleton />}
        {post && hiding.decision && (
          <chakra.div marginBottom="4">
            <HiddenNotice kind="POST" decision={hiding.decision} isOwn={hiding.isOwn} />
          </chakra.div>
        )}
        {isPhone && (post || !error) && <PhoneGroup post={post ?? undefined} {...{ live, editing, isHidden, view }} />}
        {post && !isPhone && <WideGroup {...{ post, live, editing, isHidden }} />}
        <JoinBar group={group} top={topJoin} />
      </chakra.div>
      {!isPhone && (
        // Below the text, it waits for that: it would be pushed down.
        <chakra.div id={panelId} tabIndex={-1} css={[besides, !post && !live.error && { lgDown: { display: "none" } }]}>
          {(post || live.error || !error) && <Panel live={live} />}
        </chakra.div>
      )}
    </PageFrame>
  );
}

interface NameProps {
  post: PostContentFragment | null | undefined;
  group: Shown;
}

/** The name of the group, which the tab has too, who started it, and the colour and shape of its interest. */
function GroupName({ post, group }: NameProps) {
  const name = group?.name ?? post?.name;
  return (
    <Flex
      justifyContent="space-between"
      gap="4"
      marginBottom={{ base: "3", md: "6" }}
      // Most names make two lines on a phone, so that the text below stays in place.
      minHeight={{ base: "7.5rem", sm: "4.75rem" }}
    >
      <chakra.div minWidth="0">
        <PageTitle documentTitle={name ?? texts.group} dir="auto">
          {name ?? texts.group}
        </PageTitle>
        <chakra.p color="fg.muted" marginTop="1" overflowWrap="anywhere">
          {group?.isForTwo ? texts.groupOfTwo : post?.author && startedBy(post.author)}
        </chakra.p>
      </chakra.div>
      {group?.interest && <InterestDisc interest={group.interest} />}
    </Flex>
  );
}

const startedBy = ({ id, name }: Author) =>
  fill(texts.startedBy, {
    author: (
      <chakra.span asChild css={authorLook}>
        <PageLink to={paths.profile(id)}>
          <bdi>{name}</bdi>
        </PageLink>
      </chakra.span>
    ),
  });

const authorLook = { fontWeight: "semibold", _hover: { textDecoration: "underline" }, ...thumbHigh() } as const;

type WideProps = Omit<ComponentProps<typeof PhoneGroup>, "view" | "post"> & { post: PostContentFragment };

/** The first message with the discussion below it. */
function WideGroup({ post, live: { group, error }, editing, isHidden }: WideProps) {
  return (
    <>
      <PostArticle post={post} editing={editing} />
      <GroupStrip group={group} />
      <PostDiscussion postId={post.id} group={group} isUndecided={!group && !error} isHidden={isHidden} />
    </>
  );
}

/** On a phone, the text of the group stands among what it is about: what one does with it leads there. */
function useLeadingToText(postId: string, isPhone: boolean) {
  const navigate = useNavigate();
  return (entry: MenuEntry | null): MenuEntry | null =>
    entry && isPhone
      ? {
          ...entry,
          onSelect: () => {
            void navigate(paths.groupView(postId, "about"));
            entry.onSelect();
          },
        }
      : entry;
}

const noRights = { viewerCanEdit: false, viewerCanReadRevisions: false };

/** The group, what it plans, and its room. */
function Panel({ live: { group, plans, error, isLoading, refetch } }: { live: ReturnType<typeof useLiveGroup> }) {
  const isMember = group?.viewerMembership?.state === "ACTIVE";
  return (
    <GroupPanel
      group={group}
      error={error}
      isLoading={isLoading}
      onRetry={refetch}
      room={group && <RoomSlot key={group.id} groupId={group.id} />}
      sessions={
        group && (
          <>
            <GroupSessions groupId={group.id} plans={plans} canPlan={isMember} />
            {isMember && <ReadingSlot key={group.id} groupId={group.id} />}
          </>
        )
      }
    />
  );
}

interface Author {
  id: string;
  name: string;
}

type Shown = { name: string; isForTwo: boolean; interest: Interest | null } | null | undefined;

/** Beside each other on wide screens; below each other on narrow ones, in a column for reading. */
const columns = {
  display: "grid",
  gap: { base: "10", lg: "8", xl: "12" },
  gridTemplateColumns: { base: "minmax(0, 42rem)", lg: "minmax(0, 42rem) minmax(18rem, 1fr)" },
  alignItems: "start",
} as const;

const besides = {
  display: "flex",
  flexDirection: "column",
  gap: "5",
  minWidth: "0",
  // In line with the post, below the way back and the title.
  marginTop: { lg: "9.5rem" },
  scrollMarginTop: "24",
} as const;

/**
 * Why moderators hid the post. Its owner and moderators ask at once. Nobody else can read it but who wrote it before
 * somebody took it over, and who that is the page does not know: they hear of it with the comments.
 */
function useHiding(post: PostQuery["post"] | undefined) {
  const { user } = useSession();
  const asks = post?.viewerCanDelete || user?.isModerator;
  const { data, refetch } = useHiddenPostQuery({
    variables: { id: post?.id ?? "" },
    skip: !post,
    fetchPolicy: asks ? "network-only" : "cache-only",
  });
  return { decision: data?.post?.hiddenBy, isOwn: Boolean(post?.viewerCanDelete || !user?.isModerator), refetch };
}

/** Whether the viewer deleted it before they came here; who is here when it is deleted is led away. */
function useIsDeleted(postId: string): boolean {
  const isDeleted = useReactiveVar(deletionsIn(useApolloClient().cache)).has(postId);
  const [wasDeleted] = useState(isDeleted);
  return isDeleted && wasDeleted;
}

/** The service says null for what is gone, and refuses an address that can be no id at all. */
function isUnknown(post: object | null | undefined, error: unknown): boolean {
  return post === null || (!post && error !== undefined && readProblem(error).code === "BAD_USER_INPUT");
}

function UnknownGroup({ postId }: { postId: string }) {
  const { cache } = useApolloClient();
  const { user } = useSession();
  const [unsent] = useState(() => (user ? unsentTexts(user.id, postId) : []));
  useEffect(() => () => forgetPost(cache, postId), [cache, postId]);
  if (unsent.length > 0) return <GoneGroup unsent={unsent} />;
  return <NoGroupPage />;
}
