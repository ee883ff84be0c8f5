export const lists = "Buddies";
export const everyone = "Everyone";
export const mine = "Mine";
