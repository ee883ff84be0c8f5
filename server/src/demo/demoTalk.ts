/** What was said last in a group of the demo community, by members whom nobody else can log in as. */
interface Talk {
  /** The title of the group. */
  group: string;
  /** How long ago the newest of them is, in hours, and how far apart they are. */
  hoursAgo: number;
  hoursApart: number;
  /** Of each who said it, and how it begins; the oldest first. */
  said: readonly (readonly [key: string, start: string])[];
}

/** The ends of some conversations, which are always a day old at most, as the sessions are always ahead. */
export const demoTalk: readonly Talk[] = [
  {
    ...{ group: "Friday finish", hoursAgo: 1, hoursApart: 0.6 },
    said: [
      ["thandiwe", "Both in one week?"],
      ["wiktoria", "The dishes, to avoid the report."],
      ["thandiwe", "I am writing that down as a method."],
      ["thiago", "It has a name in my field."],
      ["wiktoria", "Then I'll book the next dishes"],
    ],
  },
  {
    ...{ group: "Runasimi by ear", hoursAgo: 3, hoursApart: 1.5 },
    said: [
      ["ximena", "In which language?"],
      ["tadeo", "In the one that every dog speaks"],
      ["catalina", "Mine looked away."],
      ["ximena", "Send me the recording, with the dog."],
    ],
  },
  {
    ...{ group: "The price of bread", hoursAgo: 9, hoursApart: 2 },
    said: [["harold", "Sixty-eight years of haircuts"]],
  },
  {
    ...{ group: "A fish a day", hoursAgo: 14, hoursApart: 3 },
    said: [
      ["gwen", "Thirty days done, sixty litres of soup"],
      ["beatriz", "Look at number one and number thirty"],
    ],
  },
];
