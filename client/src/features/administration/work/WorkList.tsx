import { chakra, Flex, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import type { FailedWorkFragment } from "../../../generated/administrationHooks";
import { RotateCw } from "../../../generated/icons/RotateCw";
import { Trash2 } from "../../../generated/icons/Trash2";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { CheckField } from "../../../ui/forms/fields";
import * as texts from "./texts";
import { useFailedWork } from "./useFailedWork";
import { WorkRow } from "./WorkRow";

/** The service lists so many at once. */
const most = 100;

/** What failed, to choose one, several or all of it, and to run it again or give it up. */
export function WorkList({ work }: { work: readonly FailedWorkFragment[] }) {
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const chosen = work.filter(({ id }) => chosenIds.includes(id));
  const isAll = chosen.length === work.length;
  const { again, drop } = useFailedWork(() => {
    setChosenIds([]);
    // What was pressed is gone with its row.
    list.current?.focus({ preventScroll: true });
  });
  const toggle = (id: string, isChosen: boolean) =>
    setChosenIds((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id)));
  return (
    <>
      <Text role="status" color="fg.muted">
        {chosen.length > 0 ? texts.selected(chosen.length) : texts.failedCount(work.length, work.length >= most)}
      </Text>
      <Flex flexWrap="wrap" alignItems="center" columnGap="5" rowGap="2" marginBottom="3">
        <CheckField
          name="all"
          label={texts.selectAll}
          isChecked={isAll}
          onCheckedChange={(isChecked) => setChosenIds(isChecked ? work.map(({ id }) => id) : [])}
        />
        {chosen.length > 0 && (
          <Flex flexWrap="wrap" gap="2">
            <Button isPending={again.isPending} onClick={() => void again.run(chosen)}>
              <RotateCw size={18} aria-hidden="true" />
              {againLabel(chosen)}
            </Button>
            <Button variant="dangerQuiet" onClick={() => drop.ask(chosen)}>
              <Trash2 size={18} aria-hidden="true" />
              {texts.drop}
            </Button>
          </Flex>
        )}
      </Flex>
      <chakra.ul ref={list} tabIndex={-1} display="flex" flexDirection="column" gap="3">
        {work.map((one) => (
          <WorkRow
            key={one.id}
            work={one}
            isChosen={chosenIds.includes(one.id)}
            onChoose={(isChosen) => toggle(one.id, isChosen)}
            onAgain={() => void again.run([one])}
            onDrop={() => drop.ask([one])}
          />
        ))}
      </chakra.ul>
      <ConfirmDialog title={texts.dropTitle(drop.count)} confirmLabel={texts.drop} {...drop.dialog}>
        {texts.dropText}
      </ConfirmDialog>
    </>
  );
}

export const againLabel = (work: readonly FailedWorkFragment[]) =>
  work.every(({ isMail }) => isMail) ? texts.sendAgain : texts.runAgain;
