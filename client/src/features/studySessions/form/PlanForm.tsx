import { useCallback, useState } from "react";
import { useCreateStudySessionMutation } from "../../../generated/sessionHooks";
import { newIdempotencyKey } from "../../../shared/newIdempotencyKey";
import { deviceZone } from "../../../shared/time/timeZones";
import { Button } from "../../../ui/Button";
import { Form } from "../../../ui/forms/Form";
import { useDraft } from "../../../ui/forms/useDraft";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import * as texts from "../texts";
import { addDays, dayAt } from "../../../shared/time/days";
import { GroupHours } from "../hours/GroupHours";
import { ForWhom } from "./ForWhom";
import { fieldNames, newPlan, type Plan, toCreateInput, weekdayNameOf } from "./plan";
import { SessionFields } from "./SessionFields";

interface Props {
  /** The member who owns the draft. */
  userId: string;
  /** The group that it is for at first; empty for the member's own time. */
  groupId: string;
  /** What the address says of it. */
  wishes?: Partial<Plan>;
  onPlanned(plan: Plan): void;
}

const inForm = { fields: fieldNames };

/** Plans a session. The draft is kept until it is planned; submitting the same plan twice plans it once. */
export function PlanForm({ userId, groupId, wishes, onPlanned }: Props) {
  const [today] = useState(() => dayAt(Date.now()));
  // One value, so that a draft keeps the days of the plan together when it is recalled on another day.
  const [blank] = useState(() => ({ plan: { ...newPlan(addDays(today, 1), groupId), ...wishes }, key: "" }));
  // A time that was chosen in the week is a plan of its own, beside one that was begun without.
  const { values, set, forget } = useDraft(`session of ${userId} for ${groupId}${wishesName(wishes)}`, blank);
  const { plan } = values;
  const alerts = useAlerts();
  const [createSession] = useCreateStudySessionMutation();
  const perform = useCallback(async () => {
    const key = values.key || newIdempotencyKey();
    set({ key });
    await createSession({ variables: { input: toCreateInput(plan, deviceZone(), key) } });
    forget();
    alerts.success(texts.planned);
    onPlanned(plan);
  }, [values.key, plan, set, createSession, forget, alerts, onPlanned]);
  const { run, isPending, problem } = useAction(perform, inForm);
  const change = (changes: Partial<Plan>) => set({ plan: { ...plan, ...followDay(plan, changes) }, key: "" });
  return (
    <Form label={texts.planTitle} isPending={isPending} errors={problem?.fields} onSubmit={run}>
      <ForWhom groupId={plan.groupId} onChoose={(chosen) => change({ groupId: chosen })} />
      {plan.groupId !== "" && <GroupHours plan={plan} onChange={change} />}
      <SessionFields
        plan={plan}
        onChange={change}
        zone={deviceZone()}
        earliest={today}
        isOfGroup={plan.groupId !== ""}
      />
      <Button type="submit" variant="primary" isPending={isPending} alignSelf="flex-start">
        {texts.planIt}
      </Button>
    </Form>
  );
}

/** A weekly session is on the weekday of its first day, as long as nobody chose other ones. */
function followDay(before: Plan, changes: Partial<Plan>): Partial<Plan> {
  const isFollowing = before.weekdays.length === 1 && before.weekdays[0] === weekdayNameOf(before.startsOn);
  return changes.startsOn && isFollowing ? { ...changes, weekdays: [weekdayNameOf(changes.startsOn)] } : changes;
}

/** In the name of its draft. */
const wishesName = (wishes: Partial<Plan> = {}) =>
  Object.values(wishes).length > 0 ? ` ${Object.values(wishes).flat().join(" ")}` : "";
