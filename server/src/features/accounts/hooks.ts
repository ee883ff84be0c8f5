declare module "../../platform/events/hooks" {
  interface Hooks {
    /** An account is about to be deleted; its row is locked and still there. Foreign keys delete what depends on it. */
    accountEnds: { userId: string; keepsContent: boolean };
    /** A member has become absent or present: see `absence` in `users`. */
    absenceChanges: { userId: string };
  }
}

export {};
