import { chakra, Flex, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import type { MyPasskeysFragment } from "../../../generated/settingsHooks";
import { formatMoment } from "../../../shared/time/formatDate";
import { passkeyObstacle } from "../../../shared/passkeySupport";
import { Button } from "../../../ui/Button";
import { Section } from "../../../ui/page/Section";
import { describeAge } from "../describeAge";
import * as texts from "../texts";
import { RemovePasskey } from "./RemovePasskey";
import { RenamePasskey } from "./RenamePasskey";
import { useAddPasskey } from "./useAddPasskey";

type Passkey = NonNullable<MyPasskeysFragment["passkeys"]>[number];

interface Props {
  me: MyPasskeysFragment & { isEmailVerified?: boolean | null };
}

/** The keys with which the member logs in without a password. */
export function Passkeys({ me }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const add = useAddPasskey();
  const passkeys = me.passkeys ?? [];
  return (
    <Section title={texts.passkeysTitle}>
      <Text color="fg.muted" marginBottom="4">
        {texts.passkeysLead}
      </Text>
      <chakra.ul
        ref={list}
        tabIndex={-1}
        aria-label={texts.passkeysTitle}
        display="flex"
        flexDirection="column"
        gap="2"
      >
        {passkeys.map((passkey) => (
          <Entry key={passkey.id} passkey={passkey} onRemoved={() => list.current?.focus()} />
        ))}
      </chakra.ul>
      <Flex marginTop={passkeys.length > 0 ? "4" : "0"}>
        <AddOrWhyNot isVerified={me.isEmailVerified !== false}>
          <Button isPending={add.isPending} onClick={() => void add.run()}>
            {texts.addPasskey}
          </Button>
        </AddOrWhyNot>
      </Flex>
    </Section>
  );
}

function AddOrWhyNot({ isVerified, children }: { isVerified: boolean; children: React.ReactNode }) {
  const obstacle = passkeyObstacle();
  if (obstacle) {
    return <Text>{obstacle === "address" ? texts.passkeyNeedsName : texts.passkeyNeedsBrowser}</Text>;
  }
  return isVerified ? children : <Text>{texts.passkeyNeedsEmail}</Text>;
}

function Entry({ passkey, onRemoved }: { passkey: Passkey; onRemoved(): void }) {
  const [now] = useState(Date.now);
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <chakra.li display="flex" alignItems="center" flexWrap="wrap" gap="3" paddingBlock="2" borderBottomWidth="1px">
      <chakra.span minWidth="0" flex="1 1 12rem">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </Text>
        <Text color="fg.muted" fontSize="sm">
          {texts.madeOn(formatMoment(createdAt))}{" "}
          {lastUsedAt ? texts.passkeyUsed(describeAge(lastUsedAt, now)) : texts.neverUsed}
        </Text>
      </chakra.span>
      <RenamePasskey passkey={passkey} />
      <RemovePasskey passkey={passkey} onRemoved={onRemoved} />
    </chakra.li>
  );
}
