import { paths } from "../../../shared/paths";
import { ViewLinks } from "../../../ui/navigation/ViewLinks";
import * as texts from "./texts";

/** The ways to look at moderation. */
export function Tabs({ current }: { current: "waiting" | "decided" | "books" | "log" }) {
  const views = [
    { to: paths.moderation, label: texts.waiting, isCurrent: current === "waiting" },
    { to: `${paths.moderation}?state=decided`, label: texts.decided, isCurrent: current === "decided" },
    { to: paths.moderationBooks, label: texts.books, isCurrent: current === "books" },
    { to: paths.moderationLog, label: texts.log, isCurrent: current === "log" },
  ];
  return <ViewLinks isDense isAside label={texts.views} views={views} />;
}
