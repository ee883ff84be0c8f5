import type { Viewer } from "../accounts/sessions";
import type { AppContext, Loaders } from "../context";

/**
 * Contexts for those who are told of an event: a fresh one for everybody, with loaders that all who are told of the same
 * event share. Whatever it takes to tell a thousand members is read once.
 */
export class EventContexts {
  private readonly shared = new WeakMap<object, Loaders>();

  constructor(private readonly contextOf: (viewer: Viewer) => AppContext) {}

  create(viewer: Viewer, event: object): AppContext {
    const ctx = this.contextOf(viewer);
    const loaders = this.shared.get(event) ?? ctx.loaders;
    this.shared.set(event, loaders);
    return Object.defineProperty(ctx, "loaders", { value: loaders });
  }
}
