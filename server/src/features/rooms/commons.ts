/** The room that belongs to no group. */
export const commonsId = "00000000-0000-4000-8000-000000000001";
