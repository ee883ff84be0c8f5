import type { DocumentNode, OperationVariables } from "@apollo/client";
import type { FunctionComponent } from "react";

/** The address at which a page is opened. */
export interface Opened {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** With its `#`, or empty. */
  hash: string;
}

/** How long the first render of a page waits for what it has asked, in milliseconds. After that it shows that it is loading. */
export const answersAwaited = 400;

/** A query that a page makes when it is first rendered, with exactly these variables. */
export interface FirstQuery {
  query: DocumentNode;
  variables?: OperationVariables;
  /** Its hook takes what the cache has, without asking (`cache-first`). */
  readsCache?: boolean;
  /** Where it is shorter than that of other requests, in milliseconds. */
  timeout?: number;
}

/**
 * A page that says what it will ask. When the product is opened at it, these queries are sent before React renders, and
 * the page is rendered once, with the answers: without a placeholder, and without a second render for them.
 */
export interface AskingPage extends FunctionComponent {
  firstQueries?(at: Opened): FirstQuery[];
}
