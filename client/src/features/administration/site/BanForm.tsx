import { Flex } from "@chakra-ui/react";
import { useCallback } from "react";
import { useAddBanMutation } from "../../../generated/administrationHooks";
import { Button } from "../../../ui/Button";
import { SelectField, TextField } from "../../../ui/forms/fields";
import { Form } from "../../../ui/forms/Form";
import { useDraft } from "../../../ui/forms/useDraft";
import { useSession } from "../../accounts/SessionProvider";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import * as texts from "./texts";

const blank = { what: "", reason: "", days: "30" };
const fields = { fields: ["what", "reason", "days"] } as const;
const spans = [
  ...[1, 7, 30, 365].map((days) => ({ value: String(days), label: texts.forDays(days) })),
  { value: "", label: texts.untilRemoved },
];

/** Refuses a network or a mail domain. What was typed stays until it is. */
export function BanForm() {
  const viewerId = useSession().user?.id ?? "";
  const { values, set, bind, reset, forget } = useDraft(`ban-${viewerId}`, blank);
  const alerts = useAlerts();
  const [add] = useAddBanMutation();
  const perform = useCallback(async () => {
    const { what, reason, days } = values;
    await add({ variables: { input: { what: what.trim(), reason, days: days === "" ? null : Number(days) } } });
    reset();
    forget();
    alerts.success(texts.banAdded(what.trim()));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [add, values, forget, alerts]);
  const { run, isPending, problem } = useAction(perform, fields);
  return (
    <Form label={texts.bans} isPending={isPending} errors={problem?.fields} onSubmit={run}>
      <TextField
        {...bind("what")}
        label={texts.whatToBan}
        hint={texts.whatHint}
        maxLength={253}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        isRequired
      />
      <TextField {...bind("reason")} label={texts.whyBanned} maxLength={200} dir="auto" autoComplete="off" />
      <SelectField
        name="days"
        label={texts.howLong}
        value={values.days}
        options={spans}
        onValueChange={(days) => set({ days })}
      />
      <Flex>
        <Button type="submit" isPending={isPending}>
          {texts.addBan}
        </Button>
      </Flex>
    </Form>
  );
}
