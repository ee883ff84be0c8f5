/** What a group is about beside its people; one under the other where there is no room. */
export const besides = {
  columnGap: "6",
  alignItems: "start",
  gridTemplateColumns: { base: "minmax(0, 38rem)", lg: "repeat(2, minmax(0, 1fr))" },
};
