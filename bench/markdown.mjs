/** The figures of a run as a table for a document: one row for each operation, one column for each size. */
export function toMarkdown({ date, machine, node, sizes, typing = [] }) {
  const [first] = sizes;
  const heads = ["operation", "statements", ...sizes.map(({ size }) => `at ${size.toLocaleString("en")}`)];
  const beside = ["p99", "CPU", "of bare", "of the peer"];
  const lines = first.rows.map((row) => [
    row.name,
    String(row.statements ?? "?"),
    ...sizes.map(({ rows }) => perSecond(rows.find(({ name }) => name === row.name))),
    `${row.service.p99} ms`,
    `${row.service.cpu.toFixed(0)} µs`,
    ratio(row, "bare"),
    ratio(row, "peer"),
  ]);
  const table = [[...heads, ...beside], ["---", ...Array(sizes.length + 5).fill("--:")], ...lines];
  const parts = [table, ...(typing.length > 0 ? [typingTable(typing)] : [])];
  return `${date.slice(0, 10)}, ${machine}, Node ${node}\n\n${parts.map(toText).join("\n\n")}\n`;
}

const toText = (table) => table.map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const typingTable = (typing) => [
  ["search by", "people and groups", "p50", "p95"],
  ["---", "--:", "--:", "--:"],
  ...typing.map(({ name, size, p50, p95 }) => [name, size.toLocaleString("en"), `${p50} ms`, `${p95} ms`]),
];

const perSecond = ({ service }) => `${Math.round(service.perSecond).toLocaleString("en")}/s`;
const ratio = (row, side) => (row[side] ? (row.service.perSecond / row[side].perSecond).toFixed(2) : "");
