/** A picture of a text as pages show it. */
export interface ShownPicture {
  id: string;
  url: string;
  thumbnail: string;
  width: number;
  height: number;
  description: string;
}
