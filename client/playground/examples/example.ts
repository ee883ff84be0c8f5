/** Operations to try, as the panel lists them. */
export interface Example {
  title: string;
  /** One line about it. */
  line: string;
  query: string;
  variables?: Record<string, unknown>;
  /** For a subscription: what to run in a second tab, so that an event comes. */
  next?: Example;
}

export interface Topic {
  title: string;
  examples: readonly Example[];
}
