declare module "../../platform/events/hooks" {
  interface Hooks {
    /**
     * Members who left, were removed, were blocked by the owner, or delete their account: what depends on their memberships, as
     * answers, seats and presence, is removed. Once for all memberships that end together.
     */
    membershipsEnded: readonly EndedMembership[];
  }
}

export interface EndedMembership {
  groupId: string;
  userId: string;
  /** The owner or moderator who removed the member; undefined if they left in another way. */
  removedById?: string;
}
