import { useCallback } from "react";
import { useDecideReportMutation } from "../../../generated/staffHooks";
import { readProblem } from "../../../ui/feedback/problem";
import { useDraft } from "../../../ui/forms/useDraft";
import { useSession } from "../../accounts/SessionProvider";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import type { Case } from "./caseTypes";
import * as texts from "./texts";

export interface Decision {
  content: "KEEP" | "HIDE" | "RESTORE";
  member: "NONE" | "WARN" | "SUSPEND";
  /** As the select has it; empty for an open end. */
  days: string;
  reasonShown: string;
  internalNote: string;
}

const blank: Decision = { content: "KEEP", member: "NONE", days: "7", reasonShown: "", internalNote: "" };
const fields = { fields: ["reasonShown", "internalNote"] };

/** Whether the member reads a reason: for what changes, and in answer to an appeal. */
export const hasReason = ({ isAppeal }: Pick<Case, "isAppeal">, { content, member }: Decision): boolean =>
  isAppeal || content !== "KEEP" || member !== "NONE";

/** Whether the decision was made about an older version of the case. */
const isOvertaken = (error: unknown) => {
  const { code, fields: wrong } = readProblem(error);
  return code === "CONFLICT" && "version" in wrong;
};

/** What a moderator decides, kept as a draft until it counts. */
export function useDecideForm({ id, version, isAppeal }: Case, onDecided: (wasOvertaken: boolean) => Promise<void>) {
  const { user } = useSession();
  const form = useDraft(`decision of ${user?.id ?? ""} about ${id}`, blank);
  const { values, forget, reset } = form;
  const alerts = useAlerts();
  const [decideReport] = useDecideReportMutation();
  const perform = useCallback(async () => {
    const { days, member, reasonShown, ...rest } = values;
    // What was typed before nothing was to change is kept in the form alone.
    const reason = hasReason({ isAppeal }, values) ? reasonShown : "";
    const period = member === "SUSPEND" && days ? Number(days) : null;
    try {
      await decideReport({
        variables: { input: { caseId: id, version, member, days: period, reasonShown: reason, ...rest } },
      });
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      return onDecided(true);
    }
    forget();
    reset();
    alerts.success(texts.done);
    await onDecided(false);
  }, [values, decideReport, id, version, isAppeal, forget, reset, alerts, onDecided]);
  return { ...form, ...useAction(perform, fields) };
}
