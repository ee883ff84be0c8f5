import { multiplyWorkTimes } from "../../platform/limits/limits";

/** A busy machine must not make a test meet a time limit: those that are about the limits use `useUsualTimes`. */
export const generousTimes = (): void => multiplyWorkTimes(10);

/** What the tests of a file or group are about takes the times that the service has in production. */
export function useUsualTimes(): void {
  beforeAll(() => multiplyWorkTimes(1));
  afterAll(generousTimes);
}
