export const lists = "Books";
export const find = "Find";
export const shelves = "Shelves";
