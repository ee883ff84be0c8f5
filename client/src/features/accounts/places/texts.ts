export const groups =
  "A group is a few people who learn the same thing: they write to each other and study together. Log in to join a group.";
export const buddies = "Buddies are the people you study with: here you see who is around, and ask others to join you.";
export const room =
  "The study room is quiet company: say what you'll do, start the timer that everyone shares, and focus together.";
export const schedule =
  "The schedule is your study week: the sessions of your groups and your own, each in your time zone.";
export const shelves = "Your shelves keep the books you want to read, are reading and have read.";
export const home =
  "Home shows what's next for you: your sessions, your groups, and how much you've studied this week.";
export const notifications = "Notifications show you when someone replies, asks to join or plans a session.";
export const elsewhere = "Good to see you again. Your circle is waiting.";
