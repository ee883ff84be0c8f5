/** The data of an answer to the playground itself; null when the service cannot say. */
export async function askService<Data>(query: string, token?: string): Promise<Data | null> {
  try {
    const response = await fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", ...(token ? { "x-auth-token": token } : {}) },
      body: JSON.stringify({ query }),
    });
    const { data } = (await response.json()) as { data?: Data | null };
    return data ?? null;
  } catch {
    return null;
  }
}
