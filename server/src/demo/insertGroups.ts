import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { GroupVisibility, MemberRole, MembershipState } from "../features/groups/group/choices";
import { Group } from "../features/groups/group/Group";
import { Membership } from "../features/groups/members/Membership";
import { markPrivateMembers, membersOfPrivate } from "../features/groups/members/membershipStatements";
import { repeatOnPost } from "../features/groups/group/groupStatements";
import { daysBefore } from "./days";
import { demoGroups } from "./demoGroups";
import { countDemoGroups, joinRepliers } from "./demoStatements";

interface Ids {
  ofMember(key: string): string;
  ofPost(key: string): string;
}

/** What they wrote before is read. */
const readDays = 4;

/** Says what the groups of the posts are about, and who belongs to them: those who replied, and a few besides. */
export async function insertGroups(db: EntityManager, { ofMember, ofPost }: Ids): Promise<void> {
  await db.query(joinRepliers, [daysBefore(new Date(), readDays)]);
  for (const { post, title, interest, tags, visibility, capacity, ...people } of demoGroups) {
    const id = ofPost(post);
    const said = { title, interest, tags, visibility: visibility ?? GroupVisibility.OPEN, capacity: capacity ?? null };
    await db.update(Group, { id }, said);
    await db.query(repeatOnPost, [id]);
    const { members = [], moderators = [], requests = [] } = people;
    const rows = [
      ...members.map((key) => ({ userId: ofMember(key), state: MembershipState.ACTIVE })),
      ...requests.map(({ by, message }) => ({ userId: ofMember(by), state: MembershipState.REQUESTED, message })),
    ];
    for (const row of rows) await db.insert(Membership, { ...row, id: newId(), groupId: id, role: MemberRole.MEMBER });
    for (const key of moderators)
      await db.update(Membership, { groupId: id, userId: ofMember(key) }, { role: MemberRole.MODERATOR });
  }
  await db.query(countDemoGroups);
  await markMembersOfPrivate(
    db,
    demoGroups.filter(({ visibility }) => visibility === GroupVisibility.PRIVATE).map(({ post }) => ofPost(post)),
  );
}

/** What everybody sees does not hold for them, so their account says so. */
async function markMembersOfPrivate(db: EntityManager, groupIds: readonly string[]): Promise<void> {
  for (const id of groupIds) {
    const members = await db.query<{ id: string }[]>(membersOfPrivate, [id]);
    await db.query(markPrivateMembers, [members.map((member) => member.id)]);
  }
}
