import type { Viewer } from "../../platform/auth/sessions";
import { type AppContext, type Loaders, withParts } from "../../platform/context";

/**
 * Creates a context for each subscriber of an event. All subscribers of one event share its loaders, so that notifying a
 * thousand members reads each row once. They belong to none of the contexts, so that they outlive one that took too long.
 */
export class EventContexts {
  private readonly shared = new WeakMap<object, Loaders>();

  constructor(private readonly contextOf: (viewer: Viewer | null, baseUrl: string) => AppContext) {}

  create(event: object, viewer: Viewer | null, baseUrl: string): AppContext {
    const ctx = this.contextOf(viewer, baseUrl);
    const loaders = this.shared.get(event) ?? this.contextOf(null, "").loaders;
    this.shared.set(event, loaders);
    return withParts(ctx, { loaders });
  }
}
