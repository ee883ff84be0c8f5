import { paths } from "../../../shared/paths";
import { ViewLinks } from "../../../ui/navigation/ViewLinks";
import * as texts from "../texts";

/** The lists of groups. */
export function GroupTabs({ current }: { current: "all" | "mine" }) {
  const views = [
    { to: paths.groups, label: texts.findGroup, isCurrent: current === "all" },
    { to: paths.myGroups, label: texts.myGroups, isCurrent: current === "mine" },
  ];
  return <ViewLinks label={texts.lists} views={views} marginTop="4" marginBottom="6" maxWidth="24rem" />;
}
