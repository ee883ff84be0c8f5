import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { useEndSuspensionMutation, useSignMemberOutMutation } from "../../../generated/administrationHooks";
import { Ban } from "../../../generated/icons/Ban";
import { LogOut } from "../../../generated/icons/LogOut";
import { RotateCcw } from "../../../generated/icons/RotateCcw";
import { Shield } from "../../../generated/icons/Shield";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { useConfirm } from "../../../ui/feedback/useConfirm";
import { ActionsMenu } from "../../../ui/menu/ActionsMenu";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import * as texts from "../texts";
import { RoleDialog } from "./RoleDialog";
import { SuspendDialog } from "./SuspendDialog";
import type { Person } from "./usePeople";

/** What an admin can do about somebody: all of it is rare, and in one menu. */
export function PersonActions({ person }: { person: Person }) {
  const { id, name, state } = person;
  const [open, setOpen] = useState<"role" | "suspend" | null>(null);
  const close = () => setOpen(null);
  const note = useNoteChange(id);
  const { logOut, end } = useActs(person, note);
  return (
    <>
      <ActionsMenu
        label={texts.actionsFor(name)}
        entries={[
          { label: texts.changeRole, Icon: Shield, onSelect: () => setOpen("role") },
          { label: texts.logOutEverywhere, Icon: LogOut, onSelect: logOut.ask },
          state === "present"
            ? { label: texts.suspend, Icon: Ban, isDanger: true, onSelect: () => setOpen("suspend") }
            : null,
          state === "suspended" ? { label: texts.endSuspension, Icon: RotateCcw, onSelect: end.ask } : null,
        ]}
      />
      {open === "role" && <RoleDialog person={person} onChanged={(role) => note({ role })} onClose={close} />}
      {open === "suspend" && (
        <SuspendDialog person={person} onSuspended={() => note({ state: "suspended" })} onClose={close} />
      )}
      <ConfirmDialog title={texts.logOutTitle(name)} confirmLabel={texts.logOutEverywhere} {...logOut.dialog}>
        {texts.logOutText}
      </ConfirmDialog>
      <ConfirmDialog title={texts.endTitle(name)} confirmLabel={texts.endSuspension} {...end.dialog}>
        {texts.endText}
      </ConfirmDialog>
    </>
  );
}

/** Writes what changed into the lists that show the member, however many pages of them there are. */
function useNoteChange(id: string) {
  const { cache } = useApolloClient();
  return useCallback(
    (changes: Partial<Pick<Person, "role" | "state">>) => {
      const fields = Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, () => value]));
      cache.modify({ id: `AdministeredMember:${id}`, fields });
    },
    [cache, id],
  );
}

function useActs({ id, name }: Person, note: ReturnType<typeof useNoteChange>) {
  const alerts = useAlerts();
  const [signOut] = useSignMemberOutMutation();
  const [endSuspension] = useEndSuspensionMutation();
  const logOut = useAction(
    useCallback(async () => {
      await signOut({ variables: { memberId: id } });
      alerts.success(texts.loggedOut(name));
    }, [signOut, id, name, alerts]),
  );
  const end = useAction(
    useCallback(async () => {
      await endSuspension({ variables: { memberId: id } });
      note({ state: "present" });
      alerts.success(texts.suspensionEnded(name));
    }, [endSuspension, id, name, note, alerts]),
  );
  return { logOut: usePendingConfirm(logOut), end: usePendingConfirm(end) };
}

function usePendingConfirm({ run, isPending }: { run(): Promise<void>; isPending: boolean }) {
  const { ask, dialog } = useConfirm(run);
  return { ask, dialog: { ...dialog, isPending } };
}
