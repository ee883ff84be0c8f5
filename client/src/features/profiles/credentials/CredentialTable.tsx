import { chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { Pencil } from "../../../generated/icons/Pencil";
import { Trash2 } from "../../../generated/icons/Trash2";
import { type ReactNode, useCallback, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button, LinkButton } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { useAction } from "../../alerts/useAction";
import * as Table from "./ResponsiveTable";
import * as texts from "../texts";

interface CredentialRow {
  id: string;
  /** Which entry it is, in a few words: "Nurse at City Hospital". */
  name: string;
  editPath: string;
  /** One for each of the columns. */
  cells: readonly ReactNode[];
}

interface Props {
  title: string;
  /** What a row is, in the question before it is deleted: "experience". */
  kind: string;
  columns: readonly string[];
  rows: readonly CredentialRow[];
  /** Shown when there are no rows. */
  empty: ReactNode;
  onDelete(id: string): Promise<unknown>;
}

/** The viewer's jobs or studies, each with a delete button. */
export function CredentialTable({ title, kind, columns, rows, empty, onDelete }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <chakra.section aria-labelledby={id} layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6">
      <Heading as="h2" id={id} ref={heading} tabIndex={-1} marginBottom="4">
        {title}
      </Heading>
      {rows.length === 0 ? (
        empty
      ) : (
        <Table.Root aria-labelledby={id}>
          <Table.Head columns={[...columns, <VisuallyHidden key="actions">{texts.actions}</VisuallyHidden>]} />
          <Table.Body>
            {rows.map((row) => (
              <Row
                key={row.id}
                row={row}
                kind={kind}
                columns={columns}
                onDelete={onDelete}
                onGone={() => heading.current?.focus()}
              />
            ))}
          </Table.Body>
        </Table.Root>
      )}
    </chakra.section>
  );
}

interface RowProps {
  row: CredentialRow;
  kind: string;
  columns: readonly string[];
  onDelete: Props["onDelete"];
  /** Called when the row goes, with the focus still on its button. */
  onGone(): void;
}

function Row({ row, kind, columns, onDelete, onGone }: RowProps) {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useAction(useCallback(() => onDelete(row.id), [onDelete, row.id]));
  const remove = () => {
    // The dialog gives the focus back to its button first, which goes with the row.
    flushSync(() => setAsking(false));
    onGone();
    void run();
  };
  return (
    <Table.Row>
      {row.cells.map((cell, index) => (
        <Table.Cell key={columns[index]} label={columns[index]}>
          {cell}
        </Table.Cell>
      ))}
      <Table.Cell>
        <Flex gap="1" justifyContent={{ md: "flex-end" }} marginInline={{ base: "-4", md: "0" }}>
          <LinkButton to={row.editPath} variant="quiet" paddingInline="4">
            <Pencil size={18} aria-hidden="true" />
            {texts.edit}
            <VisuallyHidden> {row.name}</VisuallyHidden>
          </LinkButton>
          <Button variant="dangerQuiet" paddingInline="4" isPending={isPending} onClick={() => setAsking(true)}>
            <Trash2 size={18} aria-hidden="true" />
            {texts.remove}
            <VisuallyHidden> {row.name}</VisuallyHidden>
          </Button>
        </Flex>
        <ConfirmDialog
          title={texts.deleteEntryQuestion(kind)}
          confirmLabel={texts.deleteEntryConfirm(kind)}
          isOpen={isAsking}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <Text fontWeight="semibold" overflowWrap="anywhere">
            <bdi>{row.name}</bdi>
          </Text>
          <Text marginTop="2">{texts.cannotBeUndone}</Text>
        </ConfirmDialog>
      </Table.Cell>
    </Table.Row>
  );
}
