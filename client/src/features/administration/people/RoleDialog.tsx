import { Flex, Text } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { type SiteRole, useSetSiteRoleMutation } from "../../../generated/administrationHooks";
import { Button } from "../../../ui/Button";
import { Modal } from "../../../ui/feedback/Modal";
import { Form } from "../../../ui/forms/Form";
import { RadioCards } from "../../../ui/forms/RadioCards";
import { cancel } from "../../../ui/texts";
import { useSession } from "../../accounts/SessionProvider";
import { useAlerts } from "../../alerts/AlertsProvider";
import { InlineProblem } from "../../alerts/InlineProblem";
import { useAction } from "../../alerts/useAction";
import { inPlace } from "../lookups";
import * as texts from "../texts";
import type { Person } from "./usePeople";

interface Props {
  person: Person;
  onChanged(role: SiteRole): void;
  onClose(): void;
}

const options = (["MEMBER", "MODERATOR", "ADMIN"] as const).map((value) => ({
  value,
  label: texts.roles[value],
  hint: texts.roleHints[value],
}));

/** Chooses what a member may do for the site. */
export function RoleDialog({ person: { id, name, role: current }, onChanged, onClose }: Props) {
  const [role, setRole] = useState(current as SiteRole);
  const isOwn = useSession().user?.id === id;
  const alerts = useAlerts();
  const [save] = useSetSiteRoleMutation();
  const perform = useCallback(async () => {
    await save({ variables: { input: { memberId: id, role } } });
    onChanged(role);
    alerts.success(texts.roleChanged(name, texts.roles[role]));
    onClose();
  }, [save, id, role, name, onChanged, alerts, onClose]);
  const { run, isPending, problem } = useAction(perform, inPlace);
  const title = texts.roleOf(name);
  return (
    <Modal title={title} isOpen onClose={onClose}>
      <Form label={title} isPending={isPending} onSubmit={() => (role === current ? onClose() : run())}>
        <RadioCards
          name="role"
          legend={texts.role}
          isLegendHidden
          options={options}
          value={role}
          onChoose={(next) => setRole(next)}
        />
        {isOwn && role !== "ADMIN" && (
          <Text role="status" color="danger.text" fontWeight="medium">
            {texts.ownRole}
          </Text>
        )}
        <InlineProblem problem={problem} />
        <Flex justifyContent="flex-end" flexWrap="wrap" gap="3" marginBottom="2">
          <Button data-autofocus onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {texts.changeRole}
          </Button>
        </Flex>
      </Form>
    </Modal>
  );
}
