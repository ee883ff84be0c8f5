import { Flex } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { type ManagedGroupQuery, useUpdateGroupMutation } from "../../../generated/groupHooks";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { useConfirm } from "../../../ui/feedback/useConfirm";
import { Form } from "../../../ui/forms/Form";
import { useDraft } from "../../../ui/forms/useDraft";
import { Section } from "../../../ui/page/Section";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import { toChanges, toDetails, toSettings } from "../../posts/about/groupDetails";
import { GroupFields } from "../../posts/about/GroupFields";
import { consequenceOf } from "./consequenceOf";
import { GuestsField } from "../../posts/about/GuestsField";
import * as texts from "../texts";

type Group = NonNullable<ManagedGroupQuery["group"]>;

const fields = ["title", "interest", "tags", "visibility", "capacity", "openToGuests"];

/** The group's settings. Before a change of visibility is saved, a dialog explains its consequences. */
export function GroupForm({ userId, group }: { userId: string; group: Group }) {
  // As the form opened: another tab may change the group meanwhile, and what is not changed here stays as it is there.
  const [before, setBefore] = useState(() => toDetails(group));
  const { values, set, forget } = useDraft(`settings of ${group.id} of ${userId}`, before);
  const alerts = useAlerts();
  const [updateGroup] = useUpdateGroupMutation();
  const perform = useCallback(async () => {
    const { data } = await updateGroup({ variables: { input: { groupId: group.id, ...toChanges(before, values) } } });
    forget();
    if (data?.updateGroup) {
      const saved = toDetails(data.updateGroup);
      setBefore(saved);
      set(saved);
    }
    alerts.success(texts.saved);
  }, [updateGroup, group.id, before, values, forget, set, alerts]);
  const { run, isPending, problem } = useAction(perform, { fields });
  const { ask, dialog } = useConfirm(run);
  const consequence = consequenceOf(before.visibility, values.visibility, {
    waiting: group.joinRequests?.totalCount ?? 0,
    free: (toSettings(values).capacity ?? Infinity) - group.memberCount,
  });
  return (
    <Section title={texts.about}>
      <Form
        label={texts.about}
        isPending={isPending}
        errors={problem?.fields}
        onSubmit={() => (consequence ? ask() : run())}
      >
        <GroupFields details={values} onChange={set} readOnly={isPending} />
        <GuestsField details={values} onChange={set} />
        <Flex>
          <Button type="submit" variant="primary" isPending={isPending}>
            {texts.save}
          </Button>
        </Flex>
      </Form>
      <ConfirmDialog title={texts.changeTitle} confirmLabel={texts.change} isPending={isPending} {...dialog}>
        {consequence}
      </ConfirmDialog>
    </Section>
  );
}
