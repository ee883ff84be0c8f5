import { splitTitle } from "../posts/splitTitle";

/** A group's own title, or the first words of what started it. */
export const nameOfGroup = ({ title, post }: { title: string | null; post: { text: string } }): string =>
  title ?? splitTitle(post.text).title;
