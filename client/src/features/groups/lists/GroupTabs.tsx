import { paths } from "../../../shared/paths";
import { ViewLinks } from "../../../ui/navigation/ViewLinks";
import * as texts from "../texts";

/** The ways to look at groups: what people write in them, those of one's own, and a search of all. */
export function GroupTabs({ current }: { current: "all" | "mine" | "find" }) {
  const views = [
    { to: paths.posts, label: texts.allTab, isCurrent: current === "all" },
    { to: paths.myGroups, label: texts.mineTab, isCurrent: current === "mine" },
    { to: paths.groups, label: texts.findTab, isCurrent: current === "find" },
  ];
  return <ViewLinks label={texts.lists} views={views} marginTop="4" marginBottom="6" maxWidth="24rem" />;
}
