import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { rowMapper } from "../../platform/database/columns";
import { makeInstances } from "../../platform/graphql/makeInstances";
import { home as limits } from "./limits";
import { type JoinedUser, type JoinedUserRow, toJoinedUser } from "../accounts/users/joinedUser";
import { mayHide } from "../blocks/visibility";
import type { ListedBuddyRequest } from "../buddies/Buddy";
import { MemberRole, MembershipState } from "../groups/group/choices";
import { Group } from "../groups/group/Group";
import { Membership } from "../groups/members/Membership";
import { Post } from "../groups/discussion/Post";
import { readStats } from "../rooms/stats/readStats";
import type { StudyRoom } from "../rooms/StudyRoom";
import type { StudyStats } from "../rooms/stats/StudyStats";
import { Occurrence } from "../studySessions/dates/Occurrence";
import { StudySession } from "../studySessions/plan/StudySession";
import { homeActions } from "./homePolicy";
import * as statements from "./homeStatements";
import { FirstStep, type StudyingNow, type Waiting } from "./HomeTypes";

const take = {
  group: rowMapper(Group, "group "),
  post: rowMapper(Post, "post "),
  session: rowMapper(StudySession, "session "),
};

/** Adds the joined group and post of a row to the loaders, so that they need no statement. */
function takeGroup({ loaders }: AppContext, row: object): Group | null {
  const group = take.group(row);
  if (!group.id) return null;
  const post = take.post(row);
  loaders.group.prime(group.id, Object.assign(group, { post }));
  loaders.post.prime(group.id, post);
  return group;
}

/** The next dates in the viewer's calendar, without declined ones. */
export async function listNextUp(ctx: AppContext): Promise<Occurrence[]> {
  const viewer = authorize(ctx, homeActions.read);
  const dates = await ctx.db.rows<Occurrence>(statements.nextUp(mayHide(ctx)), [viewer.id]);
  for (const row of dates) {
    takeGroup(ctx, row);
    ctx.loaders.studySession.prime(row.sessionId, take.session(row));
  }
  return makeInstances(Occurrence, dates);
}

type RoomRow = StudyRoom & { buddies: JoinedUser[]; people: number };

/** The rooms where buddies and groups of the viewer study. */
export async function listStudyingNow(ctx: AppContext): Promise<StudyingNow[]> {
  const viewer = authorize(ctx, homeActions.read);
  const rows = await ctx.db.rows<RoomRow>(statements.studyingNow(mayHide(ctx)), [viewer.id]);
  return rows.map((room) => {
    takeGroup(ctx, room);
    ctx.loaders.peopleCount.prime(room.id, { id: room.id, count: room.people });
    return { room, buddies: room.buddies };
  });
}

type WaitingRow = JoinedUserRow &
  Pick<ListedBuddyRequest, "id" | "message" | "createdAt"> & {
    userId: string | null;
    count: number;
    requests: AskerRow[];
  };

type AskerRow = JoinedUserRow & Pick<Membership, "id" | "userId" | "message"> & { createdAt: string };

/** A request to join, with who asks: neither needs another statement. */
function toRequest(groupId: string, row: AskerRow): Membership {
  const { id, userId, message } = row;
  const [role, state] = [MemberRole.MEMBER, MembershipState.REQUESTED];
  const createdAt = new Date(row.createdAt);
  return Object.assign(new Membership(), {
    ...{ id, groupId, userId, message, role, state, createdAt, readAt: null },
    user: toJoinedUser(userId, row),
  });
}

export async function findWaiting(ctx: AppContext): Promise<Waiting> {
  const viewer = authorize(ctx, homeActions.read);
  const rows = await ctx.db.rows<WaitingRow>(statements.waiting(mayHide(ctx)), [viewer.id]);
  const waiting: Waiting = { groups: [], buddies: [] };
  for (const row of rows) {
    const { id, message, createdAt, count, userId } = row;
    const group = takeGroup(ctx, row);
    if (group)
      waiting.groups.push({ id, group, count, requests: row.requests.map((asked) => toRequest(group.id, asked)) });
    else if (userId) {
      const user = toJoinedUser(userId, row) as ListedBuddyRequest["user"];
      waiting.buddies.push({ id, message, createdAt, user });
    }
  }
  return waiting;
}

/** The viewer's study time in rooms in the last week. */
export function readStudyWeek(ctx: AppContext): Promise<StudyStats> {
  const viewer = authorize(ctx, homeActions.read);
  return readStats(ctx, viewer.id, limits.weeks);
}

/** The steps of a new member that the viewer has not taken yet. */
export async function listFirstSteps(ctx: AppContext): Promise<FirstStep[]> {
  const viewer = authorize(ctx, homeActions.read);
  const done = await ctx.db.row<Record<FirstStep, boolean>>(statements.firstSteps, [viewer.id]);
  return Object.values(FirstStep).filter((step) => !done?.[step]);
}
