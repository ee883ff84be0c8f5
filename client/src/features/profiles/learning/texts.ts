import { countOf } from "../../../ui/formatCount";

export const chosen = "Chosen topics";
export const ideas = "Ideas";
export const add = "Add ";
export const remove = "Remove ";
export const enough = "That's 10 topics, the most there can be. Remove one to add another.";
export const chosenCount = (count: number) => countOf(count, "topic", "topics");
export const example = "For example Spanish";

/** Topics that people often learn; the first are offered before anything is typed. */
export const topics = [
  ...["Spanish", "Python", "English", "Drawing", "Statistics", "Biology", "Web development", "Personal finance"],
  ...["Algebra", "Anatomy", "Arabic", "Astronomy", "Accounting", "Baking", "Bookkeeping", "Calculus", "Calligraphy"],
  ...["Chemistry", "Chess", "Chinese", "Creative writing", "Cryptography", "Data science", "Databases", "Design"],
  ...["Digital painting", "Ecology", "Economics", "Electronics", "Excel", "Filmmaking", "First aid", "French"],
  ...["Game development", "Genetics", "Geography", "Geometry", "German", "Go", "Graphic design", "Guitar", "Hindi"],
  ...["History", "Indonesian", "Investing", "Italian", "Japanese", "Java", "JavaScript", "Korean", "Law"],
  ...["Linear algebra", "Linux", "Literature", "Logic", "Machine learning", "Marketing", "Mechanics", "Medicine"],
  ...["Music theory", "Neuroscience", "Nursing", "Nutrition", "Organic chemistry", "Painting", "Pharmacology"],
  ...["Philosophy", "Photography", "Physics", "Piano", "Portuguese", "Probability", "Project management"],
  ...["Psychology", "Public speaking", "Quantum mechanics", "React", "Russian", "Rust", "SQL", "Sewing"],
  ...["Sign language", "Singing", "Swahili", "Tagalog", "Thermodynamics", "Turkish", "TypeScript", "Vietnamese"],
  ...["Watercolour", "Writing"],
] as const;
