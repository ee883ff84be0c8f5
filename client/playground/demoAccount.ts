export interface DemoAccount {
  email: string;
  password: string;
}

/** The account that newcomers may try; null where there is none, or when the service cannot say. */
export async function findDemoAccount(): Promise<DemoAccount | null> {
  try {
    const response = await fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "query DemoAccount { demoAccount { email password } }" }),
    });
    const { data } = (await response.json()) as { data?: { demoAccount?: DemoAccount | null } };
    return data?.demoAccount ?? null;
  } catch {
    return null;
  }
}
