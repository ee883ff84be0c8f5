import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";
import type { SuggestionListFragment } from "../../../generated/suggestionHooks";
import { formatDuration } from "../../../shared/time/formatDuration";
import { interestLook } from "../../../shared/interests";
import { fill } from "../../../ui/fill";
import * as texts from "../texts";

export type Suggestion = NonNullable<SuggestionListFragment["suggestions"]>[number];

type Reason = Suggestion["reasons"][number];

/** Why a member is suggested, in words: side by side where there is room. */
export function SuggestionReasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <chakra.div css={look}>
      {reasons.map((reason) => (
        <p key={reason.kind}>{describe(reason)}</p>
      ))}
    </chakra.div>
  );
}

const look = {
  color: "fg.muted",
  overflowWrap: "anywhere",
  "& > p": { display: "inline" },
  "& > p:not(:last-child)::after": { content: '" · "' },
} as const;

function describe(reason: Reason) {
  const { kind, interest, count, skills, minutes } = reason;
  if (kind === "COMPLEMENT") return describeComplement(reason);
  if (kind === "HOURS" && minutes) return texts.bothFree(formatDuration(minutes));
  if (kind === "INTEREST" && interest) return texts.bothStudy(interestLook(interest).label);
  if (kind === "GROUPS" && count) return texts.groupsInCommon(count);
  if (kind !== "SKILLS" || !count || !skills) return null;
  if (count === 1) return fill(texts.bothKnow, { skill: <bdi>{skills[0]}</bdi> });
  return fill(texts.skillsInCommon(count), { skills: <Skills skills={skills} count={count} /> });
}

/** What they know and the viewer learns, what they learn and the viewer knows, or both. */
function describeComplement({ skills, learning }: Reason) {
  const known = skills?.length ? <Skills skills={skills} count={skills.length} /> : null;
  const learned = learning?.length ? <Skills skills={learning} count={learning.length} /> : null;
  if (known && learned) return fill(texts.complements, { known, learned });
  return known ? fill(texts.knowsWhatYouLearn, { known }) : fill(texts.learnsWhatYouKnow, { learned });
}

function Skills({ skills, count }: { skills: readonly string[]; count: number }) {
  return (
    <>
      {skills.map((skill, index) => (
        <Fragment key={skill}>
          {index > 0 && ", "}
          <bdi>{skill}</bdi>
        </Fragment>
      ))}
      {count > skills.length && texts.andMore}
    </>
  );
}
