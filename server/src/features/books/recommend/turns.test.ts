import type { Db } from "../../../platform/database/Db";
import { Vocabulary } from "../goal/Vocabulary";
import { findCandidates } from "./recommendBooks";

describe("goals that come at once", () => {
  it("are each read and ranked in another turn of the event loop", async () => {
    let turn = 0;
    let isCounting = true;
    const count = () => {
      turn += 1;
      if (isCounting) setImmediate(count);
    };
    const searched: number[] = [];
    const rows = () => {
      searched.push(turn);
      return Promise.resolve([]);
    };
    const ranked: number[] = [];
    const vocabulary = new Vocabulary(1, 100, new Map([["paint", 3]]), []);
    const ask = async (number: number) => {
      const request = { read: `learn to paint ${number}`, interests: [] };
      await findCandidates({ source: {}, rows } as unknown as Db, request, vocabulary, Promise.resolve(null));
      ranked.push(turn);
    };

    setImmediate(count);
    await Promise.all(Array.from({ length: 16 }, (_, number) => ask(number)));
    isCounting = false;

    expect([searched.length, ranked.length]).toEqual([16, 16]);
    expect(new Set(searched).size).toBe(16);
    expect(new Set(ranked).size).toBe(16);
  });
});
