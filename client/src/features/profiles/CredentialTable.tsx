import { chakra, Heading, VisuallyHidden } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { type ReactNode, useCallback, useId, useRef } from "react";
import { Button } from "../../ui/Button";
import { useAction } from "../alerts/useAction";
import * as Table from "./ResponsiveTable";

export interface CredentialRow {
  id: string;
  /** What the delete button deletes, for those who only hear it. */
  name: string;
  /** One for each of the columns. */
  cells: readonly ReactNode[];
}

interface Props {
  title: string;
  columns: readonly string[];
  rows: readonly CredentialRow[];
  /** What stands there while there are no rows. */
  empty: ReactNode;
  onDelete(id: string): Promise<unknown>;
}

/** One's own jobs or studies, each with its way out. */
export function CredentialTable({ title, columns, rows, empty, onDelete }: Props) {
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
          <Table.Head columns={[...columns, <VisuallyHidden key="actions">Actions</VisuallyHidden>]} />
          <Table.Body>
            {rows.map((row) => (
              <Row
                key={row.id}
                row={row}
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
  columns: readonly string[];
  onDelete: Props["onDelete"];
  /** Called when the row goes, with the focus still on its button. */
  onGone(): void;
}

function Row({ row, columns, onDelete, onGone }: RowProps) {
  const { run, isPending } = useAction(useCallback(() => onDelete(row.id), [onDelete, row.id]));
  const remove = () => {
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
        <Button variant="dangerQuiet" marginInline={{ base: "-5", md: "0" }} isPending={isPending} onClick={remove}>
          <Trash2 size={18} aria-hidden="true" />
          Delete
          <VisuallyHidden> {row.name}</VisuallyHidden>
        </Button>
      </Table.Cell>
    </Table.Row>
  );
}
