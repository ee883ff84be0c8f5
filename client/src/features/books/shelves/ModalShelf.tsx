import { Flex } from "@chakra-ui/react";
import { useBookShelfQuery } from "../../../generated/shelfHooks";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/Button";
import { useSession } from "../../accounts/SessionProvider";
import { ShareBook } from "./ShareBook";
import { ShelfToggle } from "./ShelfToggle";
import * as texts from "./texts";

interface Props {
  id: string;
  title: string;
}

/** What a member may do with the book of the window; a guest goes on to its page. */
export function ModalShelf({ id, title }: Props) {
  const { user } = useSession();
  return (
    <Flex flexWrap="wrap" gap="2" marginTop="5">
      {user && <MemberActions id={id} title={title} />}
      <LinkButton to={paths.book(id)} variant="quiet">
        {texts.toPage}
      </LinkButton>
    </Flex>
  );
}

function MemberActions({ id, title }: Props) {
  const { data } = useBookShelfQuery({ variables: { id } });
  return (
    <>
      <ShelfToggle bookId={id} shelf="WANT" shelved={data?.book?.viewerShelved ?? null} isInWindow />
      <ShareBook id={id} title={title} />
    </>
  );
}
