import { Box, chakra, Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ProfileDetailFragment } from "../../../generated/hooks";
import { EducationList, ExperienceList } from "../credentials/CredentialLists";
import { FreeHoursSection } from "../availability/FreeHoursSection";
import { NextSteps } from "../own/NextSteps";
import { type StudyTime, StudyTimeSection } from "../study/StudyTimeSection";
import { ProfileTop } from "./ProfileTop";
import { Section } from "../../../ui/page/Section";
import { SkillChips } from "../SkillChips";
import { fill } from "../../../ui/fill";
import * as texts from "../texts";

interface Props {
  profile: ProfileDetailFragment;
  /** How much the member studies; null where they do not show it. */
  studyTime: StudyTime | null;
  /** What else stands in the aside. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** Everything in a member's profile. */
export function ProfileDetail({ profile, studyTime, aside, children }: Props) {
  const { bio, skills, learning, experience, education, user, interest, timeZone, viewerCanEdit } = profile;
  return (
    <chakra.article css={onPaper} aria-label={user.name}>
      <ProfileTop profile={profile} />
      {children}
      <Grid css={columns}>
        <Box minWidth="0">
          {bio && (
            <Section title={fill(texts.bioOf, { name: <bdi>{firstName(user.name)}</bdi> })}>
              <chakra.p
                dir="auto"
                maxWidth="text"
                // A text from right to left begins at the right edge of its card.
                marginInlineEnd="auto"
                whiteSpace="pre-line"
                overflowWrap="anywhere"
                unicodeBidi="plaintext"
              >
                {bio}
              </chakra.p>
            </Section>
          )}
          <Section title={texts.skills}>
            {skills.length > 0 ? <SkillChips skills={skills} /> : <Box color="fg.muted">{texts.noSkills}</Box>}
          </Section>
          {learning.length > 0 && (
            <Section title={texts.learns}>
              <SkillChips skills={learning} />
            </Section>
          )}
          <FreeHoursSection profile={profile} />
          {studyTime && <StudyTimeSection {...{ stats: studyTime, interest, timeZone, isOwn: viewerCanEdit }} />}
        </Box>
        <chakra.aside aria-label={texts.whatToDoNext} gridRow={{ lg: "span 2" }} data-noprint>
          <NextSteps profile={profile} isOwn={viewerCanEdit} />
          {aside}
        </chakra.aside>
        <Box minWidth="0">
          <ExperienceList items={experience} />
          <EducationList items={education} />
        </Box>
      </Grid>
    </chakra.article>
  );
}

/** The aside may be longer than bio and skills; on narrow screens it comes between them and the credentials. */
const columns = {
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 20rem" },
  gridTemplateRows: { lg: "auto 1fr" },
  columnGap: "6",
  alignItems: "start",
} as const;

/** The first word of a name. */
function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}

/** Black on white without shadows, whatever the theme. */
const onPaper = {
  "@media print": {
    "--sc-colors-fg": "black",
    "--sc-colors-fg-muted": "#333",
    "--sc-colors-accent-text": "black",
    "--sc-colors-bg-surface": "white",
    "--sc-colors-bg-subtle": "white",
    "--sc-colors-border": "#999",
    "--sc-shadows-card": "none",
    color: "black",
  },
} as const;
