import { chakra } from "@chakra-ui/react";
import { Mail } from "lucide-react";
import { useCallback, useState } from "react";
import { useAlerts } from "../alerts/AlertsProvider";
import { useAction } from "../alerts/useAction";
import { Button } from "../../ui/Button";
import { describeWait } from "./describeWait";
import { useRecovery } from "./useRecovery";
import { useWait } from "./useWait";

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
    alerts.success("The mail is on its way.");
  }, [load, start, alerts]);
  const { run, isPending } = useAction(perform);
  if (isEmailVerified !== false && !isMailStopped) return null;
  return (
    <chakra.section aria-label="Your email address" css={slim}>
      <Mail size={18} aria-hidden="true" style={{ flexShrink: 0 }} />
      <chakra.p flex="1" minWidth="14rem">
        {isMailStopped
          ? "Mail to your address came back, so we stopped sending it."
          : isSent
            ? "We sent you a new link. Have a look in the spam folder too."
            : "Please confirm your email address with the link we sent you."}
      </chakra.p>
      {seconds > 0 ? (
        <span>Again in {describeWait(seconds)}</span>
      ) : (
        <Button isPending={isPending} onClick={() => void run()}>
          {isMailStopped ? "Try again" : "Send it again"}
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
  bg: "accent.soft",
  lineHeight: "snug",
} as const;
