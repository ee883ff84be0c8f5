import { createHash } from "node:crypto";

const folds = 8;
/** How often the topics are dealt to folds, each time otherwise: a single dealing moves nDCG by .004. */
const dealings = 3;

/** Goals to learn from and goals to judge by, again and again; a topic is never in both. */
export function foldsOf(goals) {
  const names = [...new Set(goals.map(({ topic }) => topic))];
  return Array.from({ length: dealings }, (_, dealing) => shuffled(names, dealing)).flatMap((topics) =>
    Array.from({ length: folds }, (_, fold) => {
      const held = new Set(topics.filter((_topic, index) => index % folds === fold));
      return {
        training: goals.filter(({ topic }) => !held.has(topic)),
        held: goals.filter(({ topic }) => held.has(topic)),
      };
    }),
  );
}

const shuffled = (names, seed) => {
  const place = (name) => createHash("sha256").update(`${seed} ${name}`).digest("hex");
  return [...names].sort((one, other) => (place(one) < place(other) ? -1 : 1));
};
