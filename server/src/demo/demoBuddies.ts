/** Who the demo account knows, by their keys: a newcomer who tries it finds an answer to give. */
export const demoBuddies = {
  linked: ["layla", "petr", "tugce"],
  received: [
    { from: "noa", message: "Hi! We seem to learn the same things. Would you like to compare notes once a week?" },
  ],
  sent: ["sadia"],
} as const;
