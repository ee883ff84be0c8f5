import { chakra, Flex, Text, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { HomeQuery } from "../../generated/homeHooks";
import { paths } from "../../shared/paths";
import { LinkButton } from "../../ui/Button";
import { PersonPicture } from "../../ui/pictures/PersonPicture";
import { nameOfGroup } from "../../shared/nameOfGroup";
import { type HomeState, Region } from "./Region";
import { rowLook } from "./rowLook";
import * as texts from "./texts";

interface Props {
  waiting: HomeQuery["waiting"];
  state: HomeState;
}

/** Requests that only the viewer can answer. */
export function Waiting({ waiting, state }: Props) {
  return (
    <Region title={texts.waiting} missing={texts.waitingMissing} value={waiting} state={state}>
      {({ groups, buddies }) =>
        groups.length + buddies.length === 0 ? (
          <Text color="fg.muted">{texts.nothingWaits}</Text>
        ) : (
          <ul>
            {groups.map(({ id, count, group }) => (
              <Row key={id} to={paths.post(id)} name={nameOfGroup(group)} text={texts.requests(count)} />
            ))}
            {buddies.map(({ id, user }) => (
              <Row
                key={id}
                to={paths.buddies}
                name={user.name}
                text={texts.wantsToBeBuddy}
                picture={<PersonPicture name={user.name} avatar={user.avatar} size="2.5rem" />}
              />
            ))}
          </ul>
        )
      }
    </Region>
  );
}

interface RowProps {
  to: string;
  name: string;
  text: string;
  picture?: ReactNode;
}

function Row({ to, name, text, picture }: RowProps) {
  return (
    <chakra.li css={rowLook}>
      <Flex alignItems="center" gap="3" flexWrap="wrap">
        {picture}
        <chakra.div flex="1" minWidth="9rem">
          <chakra.div fontWeight="semibold" overflowWrap="anywhere">
            <bdi>{name}</bdi>
          </chakra.div>
          <Text color="fg.muted" fontSize="sm">
            {text}
          </Text>
        </chakra.div>
        <LinkButton to={to}>
          {texts.answer}
          <VisuallyHidden> {name}</VisuallyHidden>
        </LinkButton>
      </Flex>
    </chakra.li>
  );
}
