import { Link } from "../../generated/icons/Link";
import { copyValue } from "../../ui/forms/copyText";
import type { MenuEntry } from "../../ui/menu/menuEntry";
import { useAlerts } from "./AlertsProvider";
import { useAction } from "./useAction";
import * as texts from "./texts";

/** The entry of a menu that copies the link to a page. */
export function useCopyingLink(path: string): MenuEntry {
  const alerts = useAlerts();
  const { run } = useAction(async () => {
    await copyValue(window.location.origin + path);
    alerts.success(texts.linkCopied);
  });
  return { label: texts.copyLink, Icon: Link, onSelect: () => void run() };
}
