import { useTestApp } from "../../testing/harness";
import { endOfTurn } from "./endOfTurn";

const testApp = useTestApp();

describe("the end of a turn of the event loop", () => {
  it("is the same for all who wait in that turn, and another in the next", async () => {
    const order: string[] = [];
    const first = endOfTurn();
    const second = endOfTurn();
    process.nextTick(() => order.push("handled in this turn"));
    await Promise.all([first, second]);
    order.push("end");

    expect(second).toBe(first);
    expect(order).toEqual(["handled in this turn", "end"]);
    expect(endOfTurn()).not.toBe(first);
  });

  it("gives each of several short answers whole to whom it belongs", async () => {
    const names = Array.from({ length: 20 }, (_, n) => `alias${n}`);

    const answers = await Promise.all(names.map((name) => testApp().graphql(`{ ${name}: __typename }`)));

    expect(answers.map(({ data }) => data)).toEqual(names.map((name) => ({ [name]: "Query" })));
  });
});
