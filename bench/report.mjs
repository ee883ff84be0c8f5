/** Prints the figures of a run: a line for each operation, and whether the goals are met. */

const growthGoal = { recommendBooks: 2.5 };
const usualGrowth = 1.2;
const twinGoal = 1.1;

const ratioTo = (side, row) => (row[side] ? row.service.perSecond / row[side].perSecond : null);

export function printRow(row) {
  const { name, statements, service, bare, peer } = row;
  const columns = [
    name.padEnd(42),
    `${service.perSecond.toFixed(0)}/s`.padStart(8),
    `p50 ${service.p50} p99 ${service.p99} ms`.padStart(19),
    `${service.cpu.toFixed(0)} µs`.padStart(8),
    `${statements ?? "?"} SQL`.padStart(7),
    bare ? `${ratioTo("bare", row).toFixed(2)} of bare (${bare.perSecond.toFixed(0)}/s)` : "",
    peer ? `${ratioTo("peer", row).toFixed(2)} of the peer (${peer.perSecond.toFixed(0)}/s)` : "",
  ];
  console.log(columns.join("  "));
}

export function printGrowth({ name, few, many, times }) {
  const speeds = `${few.toFixed(0)}/s and ${many.toFixed(0)}/s`;
  console.log(`${name.padEnd(42)}  ${speeds.padStart(21)}  ${times.toFixed(2)} times dearer`);
}

/** Every goal of the run with what was measured for it. */
export function checkGoals({ sizes, growth, typing = [] }) {
  return [
    ...sizes.flatMap(({ size, rows }) => rows.flatMap((row) => ownGoals(row, rows, size))),
    ...growth.map(({ name, times }) =>
      most(`${name}, times dearer at the largest size`, times, growthGoal[name] ?? usualGrowth),
    ),
    ...typing.map(({ name, size, p95, goal }) =>
      most(`search by ${name} at ${size.toLocaleString("en")}, p95 in ms`, p95, goal),
    ),
  ];
}

export function printGoals(goals) {
  console.log("");
  for (const { text, value, goal, isMet } of goals)
    console.log(`${isMet ? "met   " : "MISSED"}  ${text}: ${value.toFixed(2)} (goal ${goal})`);
  console.log(`${goals.filter(({ isMet }) => isMet).length} of ${goals.length} goals met`);
}

function ownGoals(row, rows, size) {
  const at = `${row.name} at ${size.toLocaleString("en")}`;
  const twin = rows.find(({ name }) => name === row.twin);
  return [
    ...["bare", "peer"]
      .filter((side) => row.goals?.[side] && row[side])
      .map((side) => least(`${at}, times ${side}`, ratioTo(side, row), row.goals[side])),
    ...(twin ? [most(`${at}, times its twin`, twin.service.perSecond / row.service.perSecond, twinGoal)] : []),
    ...(row.maxStatements && row.statements !== null
      ? [most(`${at}, statements`, Math.round(row.statements), row.maxStatements)]
      : []),
    ...(row.within ? [most(`${at}, p99 in ms`, row.service.p99, row.within)] : []),
  ];
}

const least = (text, value, goal) => ({ text, value, goal: `at least ${goal}`, isMet: value >= goal });
const most = (text, value, goal) => ({ text, value, goal: `at most ${goal}`, isMet: value <= goal });
