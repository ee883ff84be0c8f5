import { chakra, Heading, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { formatTime } from "../../../shared/time/formatDate";
import { MemberText } from "../../../shared/MemberText";
import { Button } from "../../../ui/Button";
import { PageFrame } from "../../../ui/page/PageFrame";
import { PageTitle } from "../../../ui/page/PageTitle";
import { Section } from "../../../ui/page/Section";
import { DeleteAccount } from "../../accounts/leaving/DeleteAccount";
import type { Suspension } from "../../accounts/readSuspension";
import { Decisions } from "../decisions/Decisions";
import { Quote } from "../decisions/Quote";
import { CopyOfData } from "./CopyOfData";
import * as texts from "./texts";

interface Props {
  suspension: Suspension;
  /** Back to the form. */
  onClose(): void;
}

/** What a suspended member can still do, after they have proved who they are. */
export function Suspended({ suspension: { limitedToken, until, reason }, onClose }: Props) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    top.current?.querySelector<HTMLElement>("h1")?.focus();
  }, []);
  return (
    <PageFrame measure="text">
      <div ref={top}>
        <PageTitle>{texts.title}</PageTitle>
      </div>
      <Text marginTop="3">{until ? texts.until(formatTime(Date.parse(until))) : texts.openly}</Text>
      <Text marginTop="1" color="fg.muted">
        {texts.meanwhile}
      </Text>
      {reason && (
        <chakra.figure marginTop="4">
          <chakra.figcaption color="fg.muted" fontSize="sm" marginBottom="1">
            {texts.theySay}
          </chakra.figcaption>
          <Quote isStrong>
            <MemberText>{reason}</MemberText>
          </Quote>
        </chakra.figure>
      )}
      <Button marginTop="5" onClick={onClose}>
        {texts.backToLogin}
      </Button>
      <chakra.section aria-labelledby="decisions" marginTop="10">
        <Heading as="h2" id="decisions">
          {texts.decisions}
        </Heading>
        <Text marginTop="1" marginBottom="4" color="fg.muted">
          {texts.oneAppeal}
        </Text>
        <Decisions limitedToken={limitedToken} />
      </chakra.section>
      <Section title={texts.dataTitle}>
        <CopyOfData limitedToken={limitedToken} />
      </Section>
      <DeleteAccount isPossible limitedToken={limitedToken} />
    </PageFrame>
  );
}
