export const goalReached = (goal: string) => `You reached your weekly goal: ${goal}.`;
