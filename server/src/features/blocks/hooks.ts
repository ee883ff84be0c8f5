declare module "../../platform/events/hooks" {
  interface Hooks {
    /** One member blocks another: what connects the two ends. Both rows in `users` are locked. */
    memberBlocked: { blockerId: string; blockedId: string };
  }
}

export {};
