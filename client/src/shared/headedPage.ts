import type { FunctionComponent } from "react";
import type { Head } from "../ui/page/PageTitle";

/**
 * A page that always begins in the same way: with this head, first in its `PageFrame`. The build writes the head into the page's
 * HTML, so that a member reads where they are before the scripts have come.
 */
export interface HeadedPage extends FunctionComponent {
  head?: Head;
}
