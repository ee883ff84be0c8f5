import { chakra, Flex, Text } from "@chakra-ui/react";
import type { BookPageQuery } from "../../../generated/shelfHooks";
import { paths } from "../../../shared/paths";
import { PageLink } from "../../../ui/navigation/PageLink";
import { Section } from "../../../ui/page/Section";
import { PersonPicture } from "../../../ui/pictures/PersonPicture";
import * as texts from "./texts";
import { thumbHigh } from "../../../ui/thumbHigh";

type Book = NonNullable<BookPageQuery["book"]>;

/** The viewer's buddies who read the book and show it. */
export function Readers({ readers }: Pick<Book, "readers">) {
  return (
    <Section title={texts.readers}>
      {readers.length === 0 && <Text color="fg.muted">{texts.nobodyReads}</Text>}
      <chakra.ul css={listLook}>
        {readers.map(({ id, user, shelf, rating }) => (
          <Flex as="li" key={id} alignItems="center" gap="3">
            <PersonPicture name={user.name} avatar={user.avatar} size="2.5rem" />
            <Text minWidth="0" overflowWrap="anywhere">
              <chakra.span asChild css={linkLook}>
                <PageLink to={paths.profile(user.id)}>
                  <bdi>{user.name}</bdi>
                </PageLink>
              </chakra.span>
              <chakra.span display="block" color="fg.muted" fontSize="sm">
                {[shelf === "READING" ? texts.isReading : texts.hasRead, rating && texts.gave(rating)]
                  .filter(Boolean)
                  .join(", ")}
              </chakra.span>
            </Text>
          </Flex>
        ))}
      </chakra.ul>
    </Section>
  );
}

/** The groups with which the book was shared. */
export function SpeakingGroups({ groups }: Pick<Book, "groups">) {
  return (
    <Section title={texts.groups}>
      {groups.length === 0 && <Text color="fg.muted">{texts.noneSpeaks}</Text>}
      <chakra.ul css={listLook}>
        {groups.map((group) => (
          <li key={group.id}>
            <chakra.span asChild css={linkLook}>
              <PageLink to={paths.post(group.id)} dir="auto">
                {group.name}
              </PageLink>
            </chakra.span>
            <Text color="fg.muted" fontSize="sm">
              {texts.members(group.memberCount)}
            </Text>
          </li>
        ))}
      </chakra.ul>
    </Section>
  );
}

const listLook = {
  display: "flex",
  flexDirection: "column",
  gap: "4",
  "& a": { textDecoration: "underline" },
} as const;

const linkLook = { display: "inline-block", ...thumbHigh() } as const;
