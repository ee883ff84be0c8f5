import { chakra } from "@chakra-ui/react";
import { Mail } from "../../generated/icons/Mail";
import { useCallback, useState } from "react";
import { useAlerts } from "../alerts/AlertsProvider";
import { useAction } from "../alerts/useAction";
import { Button } from "../../ui/Button";
import { useTakeLostFocus } from "../../ui/forms/useTakeLostFocus";
import { describeWait } from "./describeWait";
import { useRecovery } from "./useRecovery";
import { useWait } from "./useWait";
import * as texts from "./texts";

interface Props {
  /** From the page's own query: known later than the rest, the notice would push the page down. */
  me: { isEmailVerified?: boolean | null; isMailStopped?: boolean | null };
}

/** Asks a member to confirm their address, or says that mail to it came back; nothing for everyone else. */
export function EmailNotice({ me: { isEmailVerified, isMailStopped } }: Props) {
  const [isSent, setSent] = useState(false);
  const { seconds, start } = useWait();
  const alerts = useAlerts();
  const load = useRecovery();
  const perform = useCallback(async () => {
    const { client, resendLink } = await load();
    start(await resendLink(client));
    setSent(true);
    alerts.success(texts.mailOnItsWay);
  }, [load, start, alerts]);
  const { run, isPending } = useAction(perform);
  const wait = useTakeLostFocus<HTMLSpanElement>(seconds > 0);
  if (isEmailVerified !== false && !isMailStopped) return null;
  return (
    <chakra.section aria-label={texts.emailSection} css={slim}>
      <Mail size={18} aria-hidden="true" style={{ flexShrink: 0 }} />
      <chakra.p flex="1" minWidth="14rem">
        {isMailStopped ? texts.mailStopped : isSent ? texts.newLinkSent : texts.pleaseConfirm}
      </chakra.p>
      {seconds > 0 ? (
        <span ref={wait} tabIndex={-1}>
          {texts.againIn(describeWait(seconds))}
        </span>
      ) : (
        <Button isPending={isPending} onClick={() => void run()}>
          {isMailStopped ? texts.tryAgain : texts.sendAgain}
        </Button>
      )}
    </chakra.section>
  );
}

const slim = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "3",
  paddingInline: "4",
  paddingBlock: "2",
  marginBlock: "4",
  borderRadius: "md",
  bg: "notice.soft",
  lineHeight: "snug",
} as const;
