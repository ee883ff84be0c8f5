import type { GraphiQLPlugin } from "@graphiql/react";
import type { Topic } from "../examples/example";
import { ExamplesPanel } from "./ExamplesPanel";

/** The panel as GraphiQL takes it, with a button in its sidebar. */
export const examplesPlugin = (topics: readonly Topic[]): GraphiQLPlugin => ({
  title: "Examples",
  icon: ExamplesIcon,
  content: () => <ExamplesPanel topics={topics} />,
});

/** A list with marks; GraphiQL's own icons have this size and stroke. */
function ExamplesIcon() {
  return (
    <svg height="1em" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M9 6h11M9 12h11M9 18h11" strokeLinecap="round" />
      <path d="M4 4.5 5.8 6 4 7.5zM4 10.5 5.8 12 4 13.5zM4 16.5 5.8 18 4 19.5z" fill="currentColor" />
    </svg>
  );
}
