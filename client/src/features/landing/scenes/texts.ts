export const clock = "17:24";
export const focus = "Focus";
export const question = "Is the zero vector part of every subspace?";
export const reply = "Yes: it is what you get with all zeros.";
export const days = ["Mo", "Tu", "We", "Th", "Fr"];
export const maths = "Maths";
export const thai = "Thai";
export const art = "Art";
