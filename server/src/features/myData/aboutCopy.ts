/** What the copy says of itself. */
export const about = (madeAt: Date): string => `Study Circle: a copy of your data

Made on ${madeAt.toISOString()}. All times are in UTC.

json/  Your data as JSON, for programs.
csv/   The same as CSV, for spreadsheets. A cell that begins like a formula has an apostrophe in front.
calendar.ics   The newest 1,000 dates that you planned, for calendar programs.
pictures/  The pictures that you uploaded, named by their id in json/pictures.json: the newest, up to 50 MB. Older ones are
       on this site at /pictures/NAME.webp, with the name from the same list.

Each file is one list: your account, your profile, your posts, your comments, and so on. An empty list means that there
is nothing of that kind. Other members appear by their ids only, and what they wrote is not in here. Your password,
the keys of your passkeys and the links that we sent you are left out, because they would let someone in.
`;
