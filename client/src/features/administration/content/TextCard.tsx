import { chakra, Flex, Link, Text } from "@chakra-ui/react";
import { useId } from "react";
import type { AdministeredTextsQuery } from "../../../generated/administrationHooks";
import { describeAge } from "../../../shared/time/describeAge";
import { formatTime } from "../../../shared/time/formatDate";
import { paths } from "../../../shared/paths";
import { Button, LinkButton } from "../../../ui/Button";
import { PageLink } from "../../../ui/navigation/PageLink";
import { Tag } from "../../../ui/Tag";
import * as texts from "../texts";

type Written = NonNullable<AdministeredTextsQuery["administration"]>["texts"][number];

interface Props {
  text: Written;
  /** Adds the author to the filter; none where they are in it. */
  onAuthor?(person: { id: string; name: string }): void;
}

/** The beginning of a message, who wrote it and when. */
export function TextCard({ text: written, onAuthor }: Props) {
  const { id, isComment, postId, text, authorId, authorName, createdAt, isHidden } = written;
  const textId = useId();
  return (
    <chakra.article aria-labelledby={textId} layerStyle="card" padding={{ base: "4", md: "5" }}>
      <Flex flexWrap="wrap" alignItems="center" columnGap="3">
        <Link asChild fontWeight="semibold" css={author}>
          <PageLink to={paths.profile(authorId)}>
            <bdi>{authorName}</bdi>
          </PageLink>
        </Link>
        <chakra.time dateTime={createdAt} title={formatTime(Date.parse(createdAt))} color="fg.muted" fontSize="sm">
          {describeAge(createdAt)}
        </chakra.time>
        <Tag>{isComment ? texts.reply : texts.firstMessage}</Tag>
        {isHidden && <Tag isStrong>{texts.hidden}</Tag>}
      </Flex>
      <Text id={textId} dir="auto" overflowWrap="anywhere" whiteSpace="pre-line" lineClamp="4" marginBlock="1">
        {text || texts.noText}
      </Text>
      <Flex flexWrap="wrap" gap="2" marginTop="2">
        <LinkButton to={isComment ? paths.reply(postId, id) : paths.post(postId)} aria-label={texts.openIt(authorName)}>
          {texts.open}
        </LinkButton>
        {onAuthor && (
          <Button
            variant="quiet"
            aria-label={texts.onlyBy(authorName)}
            onClick={() => onAuthor({ id: authorId, name: authorName })}
          >
            {texts.onlyTheirs}
          </Button>
        )}
      </Flex>
    </chakra.article>
  );
}

/** As high as a finger. */
const author = { display: "inline-block", paddingBlock: "2.5", overflowWrap: "anywhere" } as const;
