/** Whom the demo account knows, by their keys: a visitor who tries it has a request to answer. */
export const demoBuddies = {
  linked: ["layla", "petr", "tugce"],
  received: [
    { from: "noa", message: "Hi! We seem to learn the same things. Would you like to compare notes once a week?" },
  ],
  sent: ["sadia"],
} as const;
