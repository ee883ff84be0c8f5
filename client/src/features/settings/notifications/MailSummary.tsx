import { Link, Text } from "@chakra-ui/react";
import { paths } from "../../../shared/paths";
import { zoneName } from "../../../shared/time/timeZones";
import { fill } from "../../../ui/fill";
import { PageLink } from "../../../ui/navigation/PageLink";
import { Section } from "../../../ui/page/Section";
import * as texts from "./texts";

interface MailFacts {
  email?: string | null;
  isEmailVerified?: boolean | null;
  isMailStopped?: boolean | null;
  digestTimeZone?: string | null;
}

/** What leaves the site by mail, where it goes and when. */
export function MailSummary({ me }: { me: MailFacts }) {
  const zone = me.digestTimeZone;
  return (
    <Section title={texts.mailTitle}>
      <Text overflowWrap="anywhere">{fill(sentenceOf(me), { email: <bdi key="email">{me.email}</bdi> })}</Text>
      {zone && (
        <Text color="fg.muted" marginTop="2">
          {fill(texts.mailTimes, { zone: zoneName(zone) })}{" "}
          <Link asChild>
            <PageLink to={paths.editProfile}>{texts.changeZone}</PageLink>
          </Link>
        </Text>
      )}
    </Section>
  );
}

function sentenceOf({ isEmailVerified, isMailStopped, digestTimeZone }: MailFacts): string {
  if (!digestTimeZone) return texts.mailOff;
  if (isMailStopped) return texts.mailStopped;
  return isEmailVerified === false ? texts.mailWaits : texts.mailGoesTo;
}
