import { askService } from "./askService";

export interface DemoAccount {
  email: string;
  password: string;
}

/** The account that newcomers may try; null where there is none, or when the service cannot say. */
export async function findDemoAccount(): Promise<DemoAccount | null> {
  const query = "query DemoAccount { demoAccount { email password } }";
  return (await askService<{ demoAccount: DemoAccount | null }>(query))?.demoAccount ?? null;
}
