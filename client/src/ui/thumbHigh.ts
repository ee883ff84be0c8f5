/**
 * A link of one line that a thumb can press on a phone, without moving what is around it. A border, because the next line of a
 * cut text would show in a padding; above the texts beside it, which would take the press. `own`: the link's border otherwise.
 */
export const thumbHigh = (own: 0 | 0.25 = 0) =>
  ({
    mdDown: {
      position: "relative",
      minWidth: "11",
      borderBlock: `${reach}rem solid transparent`,
      marginBlock: `${own - reach}rem`,
    },
  }) as const;

/** Makes the smallest text 44 pixels high. */
const reach = 0.8125;
