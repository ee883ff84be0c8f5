import { requestsInFlight as limits } from "../limits/limits";
import { InFlight } from "./InFlight";
import { useUsualTimes } from "../../testing/app/workTimes";

useUsualTimes();

const addAll = (inFlight: InFlight, count: number) =>
  Array.from({ length: count }, () => inFlight.add()).filter((isIn) => isIn).length;

describe("M64 requests in flight", () => {
  let now = 1_000_000;
  beforeEach(() => void vi.spyOn(performance, "now").mockImplementation(() => now));
  afterEach(() => vi.restoreAllMocks());

  it("are let in up to the size of a burst, and the rest refused", () => {
    expect(addAll(new InFlight(), 2_000)).toBe(limits.burst);
  });

  it("after a second are only as many as were finished within one", () => {
    const inFlight = new InFlight();
    addAll(inFlight, limits.burst);
    for (let n = 0; n < limits.burst - limits.always; n++) inFlight.remove();
    now += 1_100;

    expect(addAll(inFlight, 2_000)).toBe(limits.burst - 2 * limits.always);

    now += 5_000;
    expect(inFlight.add()).toBe(false);
  });

  it("are let in again when they are few", () => {
    const inFlight = new InFlight();
    addAll(inFlight, limits.burst);
    for (let n = 0; n < limits.burst; n++) inFlight.remove();
    now += 10_000;

    expect(addAll(inFlight, 2_000)).toBe(limits.burst);
  });
});
