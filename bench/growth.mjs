import { load, median } from "./measure.mjs";
import { requestsOf } from "./requests.mjs";

/**
 * The cost of each operation that must not grow, on the large database relative to the small one. Both services run at the same
 * time and are measured in turn, so that other load affects both.
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

/** Errors are fast at any size, so they must not be measured. */
async function checkAnswer({ name }, { url, requests: [{ method, path, headers, body }] }) {
  const { errors } = await (await fetch(url + path, { method, headers, body })).json();
  if (errors) throw new Error(`${name} fails: ${errors[0].message}`);
}
