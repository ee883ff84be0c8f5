import { chakra } from "@chakra-ui/react";
import { paths } from "../paths";
import { PageLink } from "../../ui/navigation/PageLink";
import type { Mention } from "./mentions";

/** A member who is named in a text, with the name that they have now. */
export const MentionLink = ({ mention }: { mention: Mention }) => (
  <chakra.span asChild color="accent.text" fontWeight="semibold" _hover={{ textDecoration: "underline" }}>
    <PageLink to={paths.profile(mention.user.id)}>
      <bdi>{`@${mention.user.name}`}</bdi>
    </PageLink>
  </chakra.span>
);
