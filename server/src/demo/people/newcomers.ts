import type { NewcomerNotes } from "../notes";

export const newcomers: NewcomerNotes[] = [
  { key: "isabella", name: "Isabella Ferreira da Costa" },
  { key: "jinho", name: "배진호" },
  { key: "maryam", name: "مريم العلوي" },
  { key: "tadeo", name: "Tadeo Ruiz" },
  { key: "astrid", name: "Astrid Sørbø" },
];
