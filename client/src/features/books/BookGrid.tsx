import { chakra } from "@chakra-ui/react";
import type { RecommendedBookFragment } from "../../generated/hooks";
import { BookCard } from "./BookCard";
import { bookGridLook } from "./bookGridLook";

interface Props {
  recommendations: readonly RecommendedBookFragment[];
  onOpen(id: string): void;
  onMore(book: RecommendedBookFragment["node"]): void;
}

export function BookGrid({ recommendations, onOpen, onMore }: Props) {
  return (
    <chakra.ul css={bookGridLook}>
      {recommendations.map((recommendation) => (
        <li key={recommendation.node.id}>
          <BookCard
            recommendation={recommendation}
            onOpen={() => onOpen(recommendation.node.id)}
            onMore={() => onMore(recommendation.node)}
          />
        </li>
      ))}
    </chakra.ul>
  );
}
