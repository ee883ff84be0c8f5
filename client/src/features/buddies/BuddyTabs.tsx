import { paths } from "../../shared/paths";
import { ViewLinks } from "../../ui/navigation/ViewLinks";
import * as texts from "./tabTexts";

/** Everyone, and the viewer's own buddies. */
export function BuddyTabs({ current }: { current: "everyone" | "mine" }) {
  const views = [
    { to: paths.profiles, label: texts.everyone, isCurrent: current === "everyone" },
    { to: paths.buddies, label: texts.mine, isCurrent: current === "mine" },
  ];
  return <ViewLinks label={texts.lists} views={views} marginTop="4" marginBottom="6" maxWidth="24rem" />;
}
