import { paths } from "../../shared/paths";
import { ViewLinks } from "../../ui/navigation/ViewLinks";
import * as texts from "./tabTexts";

/** Books to find, and the viewer's own. */
export function BookTabs({ current }: { current: "find" | "shelves" }) {
  const views = [
    { to: paths.learnings, label: texts.find, isCurrent: current === "find" },
    { to: paths.shelves, label: texts.shelves, isCurrent: current === "shelves" },
  ];
  return <ViewLinks label={texts.lists} views={views} marginTop="4" maxWidth="24rem" />;
}
