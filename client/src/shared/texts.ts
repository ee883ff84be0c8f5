export const coding = "Coding";
export const finance = "Finance";
export const language = "Language";
export const chemistry = "Chemistry";
export const art = "Art";
export const medicine = "Medicine";
export const physics = "Physics";

export const developer = "Developer";
export const staff = "Staff";
export const artist = "Artist";
export const manager = "Manager";
export const learning = "Learning";
export const instructor = "Instructor or Teacher";
export const intern = "Intern";
export const otherStatus = "Other";

export const showMore = "Show more";
export const showLess = "Show less";

export const yourTime = (time: string) => `${time} your time`;
export const now = "Now";
