import type { DocumentNode, OperationVariables } from "@apollo/client";
import type { FunctionComponent } from "react";

/** The address at which a page is opened. */
export interface Opened {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** With its `#`, or empty. */
  hash: string;
}

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
 * the page's hooks receive their answers: rendering and waiting for the service take place at the same time.
 */
export interface AskingPage extends FunctionComponent {
  firstQueries?(at: Opened): FirstQuery[];
}
