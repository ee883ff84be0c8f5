/** How many buddies come at a time. */
export const pageSize = 6;
