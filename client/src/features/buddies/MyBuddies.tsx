import { chakra, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { BuddyState, MyBuddiesQuery } from "../../generated/hooks";
import noPosts from "../../pictures/no-posts.svg";
import { formatCount } from "../../ui/formatCount";
import { paths } from "../../shared/paths";
import { Button, LinkButton } from "../../ui/Button";
import { Empty } from "../../ui/feedback/Empty";
import { Section } from "../../ui/page/Section";
import { WithAside } from "../../ui/page/WithAside";
import { BlockedList } from "./BlockedList";
import { BuddyRow, ReceivedRow, SentRow } from "./BuddyRows";
import { ContactChoice } from "./ContactChoice";
import { Suggestions } from "./suggestions/Suggestions";
import * as texts from "./texts";

interface Props {
  member: NonNullable<MyBuddiesQuery["me"]>;
  /** Fetches a longer part of each list. */
  onMore(): void;
  isLoadingMore: boolean;
}

interface Entry {
  user: { buddyState?: BuddyState | null };
}

/** Hides rows that an action has already moved to another state, until the list is refetched. */
const withState = <T extends Entry>(entries: readonly T[] = [], state: BuddyState) =>
  entries.filter(({ user }) => user.buddyState === state);

/** The viewer's requests and buddies. */
export function MyBuddies({ member, onMore, isLoadingMore }: Props) {
  const received = withState(member.received?.nodes, "RECEIVED");
  const sent = withState(member.sent?.nodes, "REQUESTED");
  const buddies = withState(member.buddies?.nodes, "BUDDIES");
  const isCut = [member.received, member.sent, member.buddies, member.blocked].some(
    (list) => (list?.totalCount ?? 0) > (list?.nodes.length ?? 0),
  );
  return (
    <WithAside
      aside={<Suggestions />}
      rest={
        <>
          {sent.length > 0 && (
            <List title={texts.sent} total={sent.length}>
              {sent.map((request) => (
                <SentRow key={request.id} request={request} />
              ))}
            </List>
          )}
          {isCut && (
            <Flex justifyContent="center" marginTop="6">
              <Button isPending={isLoadingMore} onClick={onMore}>
                {texts.more}
              </Button>
            </Flex>
          )}
          <BlockedList members={member.blocked?.nodes ?? []} />
          {member.contactable && <ContactChoice contactable={member.contactable} />}
        </>
      }
    >
      {received.length > 0 && (
        <List title={texts.received} total={received.length}>
          {received.map((request) => (
            <ReceivedRow key={request.id} request={request} />
          ))}
        </List>
      )}
      {buddies.length > 0 ? (
        <List title={texts.buddies} total={member.buddies?.totalCount ?? buddies.length}>
          {buddies.map(({ id, user }) => (
            <BuddyRow key={id} user={user} />
          ))}
        </List>
      ) : (
        <Empty
          picture={noPosts}
          title={texts.nobodyYet}
          action={
            <LinkButton to={paths.profiles} variant={received.length > 0 ? "secondary" : "primary"}>
              {texts.meetBuddies}
            </LinkButton>
          }
        >
          {texts.findSome}
        </Empty>
      )}
    </WithAside>
  );
}

function List({ title, total, children }: { title: string; total: number; children: ReactNode }) {
  return (
    <Section title={`${title} (${formatCount(total)})`}>
      <chakra.ul>{children}</chakra.ul>
    </Section>
  );
}
