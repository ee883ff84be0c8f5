import { chakra } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "../../../ui/styled";

/*
 * A table that becomes a stack of labelled cards on a phone. The roles are written out, because browsers forget them
 * when the boxes of a table are no table boxes.
 */

const TableBox = styled("table", {
  base: {
    width: "full",
    borderCollapse: "collapse",
    tableLayout: "fixed",
    display: { mdDown: "block" },
    fontVariantNumeric: "tabular-nums",
  },
});

export function Root(props: ComponentProps<typeof TableBox>) {
  return <TableBox role="table" {...props} />;
}

export function Head({ columns }: { columns: readonly ReactNode[] }) {
  return (
    <chakra.thead role="rowgroup" css={{ mdDown: unseen }}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- shown as blocks, a table has no roles of its own */}
      <tr role="row">
        {columns.map((column, index) => (
          <chakra.th
            key={index}
            role="columnheader"
            scope="col"
            textAlign="start"
            color="fg.muted"
            fontSize="sm"
            fontWeight="semibold"
            paddingBottom="2"
            paddingInlineEnd="4"
            _last={{ width: "14.5rem", paddingInlineEnd: "0" }}
          >
            {column}
          </chakra.th>
        ))}
      </tr>
    </chakra.thead>
  );
}

export function Body({ children }: { children: ReactNode }) {
  return (
    <chakra.tbody role="rowgroup" css={{ mdDown: { display: "flex", flexDirection: "column", gap: "4" } }}>
      {children}
    </chakra.tbody>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return (
    <chakra.tr role="row" borderTopWidth={{ md: "1px" }} css={{ mdDown: card }}>
      {children}
    </chakra.tr>
  );
}

/** `label` is the column's name, shown in the cell where there are no columns. */
export function Cell({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <chakra.td
      role="cell"
      data-label={label}
      paddingBlock={{ base: "1", md: "3" }}
      paddingInlineEnd={{ md: "4" }}
      _last={{ paddingInlineEnd: "0", textAlign: { md: "end" } }}
      overflowWrap="anywhere"
      css={{ mdDown: { display: "block", _before: label ? { ...labelText, content: "attr(data-label)" } : undefined } }}
    >
      {children}
    </chakra.td>
  );
}

const unseen = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

const card = { display: "block", padding: "4", bg: "bg.subtle", borderRadius: "md" } as const;

const labelText = { display: "block", color: "fg.muted", fontSize: "sm", fontWeight: "semibold" } as const;
