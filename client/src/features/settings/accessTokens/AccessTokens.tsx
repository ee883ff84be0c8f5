import { chakra, Flex, Text } from "@chakra-ui/react";
import { useRef } from "react";
import type { MyAccessTokensFragment } from "../../../generated/settingsHooks";
import { formatDay, formatMoment } from "../../../shared/time/formatDate";
import { Section } from "../../../ui/page/Section";
import { EndToken } from "./EndToken";
import { MakeToken } from "./MakeToken";
import { describeScopes } from "./scopes";
import * as texts from "./texts";

type Token = NonNullable<MyAccessTokensFragment["accessTokens"]>[number];

/** What the member lets programs do for them. */
export function AccessTokens({ me }: { me: MyAccessTokensFragment }) {
  const list = useRef<HTMLUListElement>(null);
  const tokens = me.accessTokens ?? [];
  return (
    <Section title={texts.title}>
      <Text color="fg.muted" marginBottom="4">
        {texts.lead} {tokens.length === 0 && texts.none}
      </Text>
      <chakra.ul ref={list} tabIndex={-1} aria-label={texts.title} display="flex" flexDirection="column" gap="2">
        {tokens.map((token) => (
          <Entry key={token.id} token={token} onEnded={() => list.current?.focus()} />
        ))}
      </chakra.ul>
      <Flex marginTop={tokens.length > 0 ? "4" : "0"}>
        <MakeToken me={me} />
      </Flex>
    </Section>
  );
}

function Entry({ token, onEnded }: { token: Token; onEnded(): void }) {
  const { name, lastFour, scopes, createdAt, expiresAt, lastUsedOn } = token;
  return (
    <chakra.li display="flex" alignItems="center" flexWrap="wrap" gap="3" paddingBlock="2" borderBottomWidth="1px">
      <chakra.span minWidth="0" flex="1 1 14rem">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </Text>
        <Text fontSize="sm">{describeScopes(scopes)}</Text>
        <Text color="fg.muted" fontSize="sm">
          {texts.madeOn(formatMoment(createdAt), lastFour)} {texts.validUntil(formatMoment(expiresAt))}{" "}
          {lastUsedOn ? texts.usedOn(formatDay(lastUsedOn)) : texts.neverUsed}
        </Text>
      </chakra.span>
      <EndToken token={token} onEnded={onEnded} />
    </chakra.li>
  );
}
