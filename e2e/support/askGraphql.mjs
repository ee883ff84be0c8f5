/** Sends an operation to the service at `url`, as the member of `token` when there is one. Throws its first error. */
export async function askGraphql(url, query, variables = {}, token) {
  const headers = { "content-type": "application/json", ...(token ? { "x-auth-token": token } : {}) };
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers,
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}
