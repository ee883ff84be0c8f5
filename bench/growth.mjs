import { load, median } from "./measure.mjs";
import { requestsOf } from "./requests.mjs";

/**
 * How much dearer each operation that must not grow is on the large database than on the small one. Both services run
 * side by side and are asked in turn: what the machine does besides slows both down alike.
 * @returns for each operation its name, the requests a second of both, and `times`, their ratio
 */
export async function measureGrowth(small, large, rounds) {
  const growth = [];
  for (const [index, operation] of small.operations.entries()) {
    if (!operation.grows) continue;
    const sides = [small, large].map(({ url, pid, operations, token }) => {
      return { url, pid, requests: requestsOf(operations[index], token), perSecond: [] };
    });
    for (const side of sides) {
      await checkAnswer(operation, side);
      await load({ ...side, seconds: 1 });
    }
    for (let round = 0; round < rounds.count; round++) {
      for (const side of sides) side.perSecond.push((await load({ ...side, seconds: rounds.seconds })).perSecond);
    }
    const [few, many] = sides.map(({ perSecond }) => median(perSecond));
    growth.push({ name: operation.name, few, many, times: few / many });
  }
  return growth;
}

/** A refusal is quick at any size. */
async function checkAnswer({ name }, { url, requests: [{ method, path, headers, body }] }) {
  const { errors } = await (await fetch(url + path, { method, headers, body })).json();
  if (errors) throw new Error(`${name} fails: ${errors[0].message}`);
}
