import { splitTitle } from "./splitTitle";

interface NamedGroup {
  title?: string | null;
  post: { text: string };
}

/** A group's title; without one, the title that its first message makes, as on the group's card. */
export const nameOfGroup = ({ title, post }: NamedGroup): string => title ?? splitTitle(post.text).title;
