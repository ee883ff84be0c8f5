import { chakra, Heading } from "@chakra-ui/react";
import type { EducationItemFragment, ExperienceItemFragment } from "../../../generated/hooks";
import { formatPeriod } from "../../../shared/time/formatDate";
import { Section } from "../../../ui/page/Section";
import * as texts from "../texts";

/** Where a member has worked, the entry added last first. */
export function ExperienceList({ items }: { items: readonly ExperienceItemFragment[] }) {
  return (
    <Section title={texts.experience}>
      <Timeline
        none={texts.noExperience}
        entries={items.map(({ id, title, company, location, from, to, description }) => ({
          id,
          heading: company,
          period: formatPeriod(from, to),
          facts: [
            [texts.position, title],
            [texts.location, location],
            [texts.description, description],
          ],
        }))}
      />
    </Section>
  );
}

/** Where a member has studied, the entry added last first. */
export function EducationList({ items }: { items: readonly EducationItemFragment[] }) {
  return (
    <Section title={texts.education}>
      <Timeline
        none={texts.noEducation}
        entries={items.map(({ id, school, degree, fieldOfStudy, from, to, description }) => ({
          id,
          heading: school,
          period: formatPeriod(from, to),
          facts: [
            [texts.degree, degree],
            [texts.fieldOfStudy, fieldOfStudy],
            [texts.description, description],
          ],
        }))}
      />
    </Section>
  );
}

interface Entry {
  id: string;
  heading: string;
  period: string;
  facts: [label: string, value: string | null][];
}

function Timeline({ entries, none }: { entries: readonly Entry[]; none: string }) {
  if (entries.length === 0) return <chakra.p color="fg.muted">{none}</chakra.p>;
  return (
    <chakra.ol display="flex" flexDirection="column" gap="6" borderInlineStartWidth="2px" paddingInlineStart="5">
      {entries.map((entry) => (
        <chakra.li key={entry.id} position="relative" overflowWrap="anywhere" _before={dot}>
          <Heading as="h3" fontSize="md">
            <bdi>{entry.heading}</bdi>
          </Heading>
          <chakra.p color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
            {entry.period}
          </chakra.p>
          <Facts facts={entry.facts} />
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

function Facts({ facts }: { facts: Entry["facts"] }) {
  return (
    <chakra.dl marginTop="2">
      {facts.map(([label, value]) =>
        value ? (
          <chakra.div key={label} marginTop="0.5">
            <chakra.dt display="inline" fontWeight="semibold">
              {label}:{" "}
            </chakra.dt>
            <chakra.dd display="inline" whiteSpace="pre-line">
              <bdi>{value}</bdi>
            </chakra.dd>
          </chakra.div>
        ) : null,
      )}
    </chakra.dl>
  );
}

const dot = {
  content: '""',
  position: "absolute",
  insetInlineStart: "-1.6875rem",
  top: "1.5",
  width: "3",
  height: "3",
  borderRadius: "full",
  bg: "accent",
} as const;
