import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { SuggestionReasons } from "../../features/buddies/suggestions/SuggestionReasons";
import { useWithWhomQuery, type WithWhomQuery } from "../../generated/welcomeHooks";
import type { Wishes } from "../../features/profiles/wishes/useWishes";
import { paths } from "../../shared/paths";
import { serviceNow } from "../../shared/service/serviceTime";
import { LinkButton } from "../../ui/Button";
import { Failed } from "../../ui/feedback/Failed";
import { Bone, BoneLine, Loading } from "../../ui/feedback/Skeleton";
import { Section } from "../../ui/page/Section";
import { PersonPicture } from "../../ui/pictures/PersonPicture";
import { OneTapRow } from "./OneTapRow";
import { seatsAhead, seatsThatFit } from "./seatsThatFit";
import { type Answers, useOneTap } from "./useOneTap";
import { describeGroup, describeSeat, describeTime } from "./describe";
import * as texts from "./texts";

/** Groups, sessions and people that fit the answers before, one tap each; then Home. */
export function AskWithWhom({ wishes, back }: { wishes: Wishes | null; back: string }) {
  const [range] = useState(() => seatsAhead(serviceNow()));
  const { data, error, loading, refetch } = useWithWhomQuery({
    variables: range,
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  return (
    <>
      {data ? (
        <Found data={data} wishes={wishes} />
      ) : error && !loading ? (
        <Failed error={error} title={texts.suggestionsMissing} onRetry={() => refetch().catch(() => undefined)} />
      ) : (
        <Waiting />
      )}
      <Flex gap="3" flexWrap="wrap" marginTop="6">
        <LinkButton to={paths.dashboard} variant="primary" size="lg">
          {texts.toHome}
        </LinkButton>
        <LinkButton to={back} variant="quiet" size="lg">
          {texts.back}
        </LinkButton>
      </Flex>
    </>
  );
}

function Found({ data, wishes }: { data: WithWhomQuery; wishes: Wishes | null }) {
  const { suggestedGroups, suggestedSessions, openSessions, me } = data;
  const tap = useOneTap();
  return (
    <>
      <Part title={texts.groups} empty={texts.noGroups}>
        {suggestedGroups?.map(({ group, topics }) => (
          <OneTapRow
            key={group.id}
            title={group.name}
            to={paths.post(group.id)}
            note={<Note>{describeGroup(group, topics)}</Note>}
            label={group.visibility === "OPEN" ? texts.join : texts.askToJoin}
            done={joined(group)}
            onTap={() => tap.join(group.id)}
          />
        ))}
      </Part>
      <Part title={texts.sessions} empty={texts.noSessions}>
        {suggestedSessions?.map((date) => (
          <OneTapRow
            key={date.id}
            title={date.session.title}
            to={paths.occurrence(date.id)}
            note={<Note>{describeTime(date)}</Note>}
            label={texts.go}
            done={coming(date)}
            onTap={() => tap.go(date.id)}
          />
        ))}
        {seatsThatFit(openSessions?.nodes ?? [], wishes).map((seat) => (
          <SeatRow key={seat.id} seat={seat} onTap={() => tap.take(seat.id)} />
        ))}
      </Part>
      <Part title={texts.people} empty={texts.noPeople}>
        {me?.suggestions?.map(({ user, reasons }) => (
          <OneTapRow
            key={user.id}
            title={user.name}
            to={paths.profile(user.id)}
            picture={<PersonPicture name={user.name} avatar={user.avatar} size="3rem" />}
            note={<SuggestionReasons reasons={reasons} />}
            label={texts.ask}
            done={user.buddyState === "REQUESTED" ? texts.requested : null}
            onTap={() => tap.ask(user.id)}
          />
        ))}
      </Part>
    </>
  );
}

/** A free seat in a member's own session. */
function SeatRow({ seat, onTap }: { seat: Answers["seat"]; onTap(): Promise<unknown> }) {
  const { owner, title } = seat.session;
  return (
    <OneTapRow
      title={title}
      to={paths.occurrence(seat.id)}
      picture={<PersonPicture name={owner?.name ?? texts.someone} avatar={owner?.avatar} size="3rem" />}
      note={<Note>{describeSeat(seat)}</Note>}
      label={texts.takeSeat}
      done={seat.viewerAnswer === "GOING" ? texts.seatTaken : null}
      onTap={onTap}
    />
  );
}

const joined = ({ viewerMembership }: Answers["group"]) =>
  viewerMembership ? (viewerMembership.state === "ACTIVE" ? texts.joined : texts.requested) : null;

const coming = ({ viewerAnswer }: Answers["date"]) =>
  viewerAnswer === "GOING" ? texts.going : viewerAnswer === "WAITLISTED" ? texts.waiting : null;

function Part({ title, empty, children }: { title: string; empty: string; children: ReactNode[] | undefined | null }) {
  return (
    <Section title={title}>
      {children?.flat().some(Boolean) ? <chakra.ul>{children}</chakra.ul> : <Text color="fg.muted">{empty}</Text>}
    </Section>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <chakra.p color="fg.muted" overflowWrap="anywhere">
    {children}
  </chakra.p>
);

function Waiting() {
  return (
    <Loading label={texts.loadingPeople}>
      {[texts.groups, texts.sessions, texts.people].map((part) => (
        <Box key={part} layerStyle="card" padding={{ base: "5", md: "7" }} marginTop="6" display="grid" gap="4">
          <BoneLine width="30%" />
          <Bone height="12" />
          <Bone height="12" />
          <Bone height="12" />
        </Box>
      ))}
    </Loading>
  );
}
