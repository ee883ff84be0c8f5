/** The JSON that a request receives. */
export async function answer(url, { method, path: route, headers, body }) {
  const response = await fetch(url + route, { method, headers, ...(body ? { body } : {}) });
  return response.json();
}

/** Throws when one of the other handlers returns something else than the service, which comes first. */
export async function checkEqual({ name }, [ours, ...others]) {
  const expected = JSON.stringify(sorted(await answer(ours.url, ours.requests[0])));
  for (const { url, requests, toOurs = (said) => said } of others) {
    const said = JSON.stringify(sorted(toOurs(await answer(url, requests[0]))));
    if (said !== expected) throw new Error(`${name}: the sides answer differently:\n${expected}\n${said}`);
  }
}

/** With the properties of each object in the order of their names. */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}
