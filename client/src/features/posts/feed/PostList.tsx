import { chakra } from "@chakra-ui/react";
import type { PostCardFragment } from "../../../generated/hooks";
import { cardId } from "../DeletePost";
import { PostCard } from "./PostCard";

interface Props {
  posts: readonly PostCardFragment[];
  onDeleted(): void;
}

export function PostList({ posts, onDeleted }: Props) {
  return (
    <chakra.ul display="flex" flexDirection="column" gap="5">
      {posts.map((post) => (
        <li key={post.id} id={cardId(post.id)} tabIndex={-1}>
          <PostCard post={post} onDeleted={onDeleted} />
        </li>
      ))}
    </chakra.ul>
  );
}
