import { chakra, Text } from "@chakra-ui/react";
import { Difference } from "../../../shared/Difference";
import { MemberText } from "../../../shared/MemberText";
import { fill } from "../../../ui/fill";
import { Section } from "../../../ui/page/Section";
import { Quote } from "../decisions/Quote";
import { reasons } from "../texts";
import { areSame, CasePictures } from "./CasePictures";
import type { File } from "./caseTypes";
import { Moment } from "./Moment";
import * as texts from "./texts";

/** The reported text as it was, and as it is. */
export function ReportedText({ file }: { file: File }) {
  const { case: found, subject } = file;
  const { text, pictures } = found;
  return (
    <Section title={texts.asItWas}>
      {text === null || text === undefined ? (
        <Text color="fg.muted">{texts.textRemoved}</Text>
      ) : (
        <Quote isStrong>
          <MemberText lines={16}>{text || texts.noText}</MemberText>
          <CasePictures pictures={pictures} />
        </Quote>
      )}
      <Text color="fg.muted" fontSize="sm" marginTop="4" marginBottom="1">
        {texts.asItIs}
      </Text>
      {!subject ? (
        <Text>{texts.gone}</Text>
      ) : subject.text === text && areSame(pictures, subject.pictures) ? (
        <Text>{texts.unchanged}</Text>
      ) : (
        <Quote>
          {text && subject.text ? (
            <Difference before={text} after={subject.text} />
          ) : (
            <MemberText lines={16}>{subject.text || texts.noText}</MemberText>
          )}
          <CasePictures pictures={subject.pictures} />
          {pictures.length > 0 && subject.pictures.length === 0 && <Text color="fg.muted">{texts.noPictures}</Text>}
        </Quote>
      )}
      <OtherTexts file={file} />
    </Section>
  );
}

/** What later reporters saw, and what else stood there: the text was edited. */
function OtherTexts({ file: { otherTexts, revisions } }: { file: File }) {
  return (
    <>
      {otherTexts.map(({ id, text, pictures, createdAt }) => (
        <chakra.div key={id} marginTop="4">
          <Text color="fg.muted" fontSize="sm" marginBottom="1">
            {fill(texts.reportedAt, { moment: <Moment at={createdAt} /> })}
          </Text>
          <Quote>
            <MemberText lines={8}>{text}</MemberText>
            <CasePictures pictures={pictures} />
          </Quote>
        </chakra.div>
      ))}
      {revisions.length > 0 && (
        <chakra.details marginTop="4">
          <chakra.summary minHeight="11" paddingBlock="2" fontWeight="semibold" cursor="pointer">
            {texts.earlierTexts(revisions.length)}
          </chakra.summary>
          {revisions.map(({ id, text, writtenAt, replacedAt }) => (
            <chakra.div key={id} marginTop="3">
              <Text color="fg.muted" fontSize="sm" marginBottom="1">
                {fill(texts.fromTo, { from: <Moment at={writtenAt} />, to: <Moment at={replacedAt} /> })}
              </Text>
              <Quote>
                <MemberText lines={8}>{text}</MemberText>
              </Quote>
            </chakra.div>
          ))}
        </chakra.details>
      )}
    </>
  );
}

/** Why members reported it; who they are stays with the service. */
export function Reports({ reports }: Pick<File, "reports">) {
  return (
    <Section title={texts.reports}>
      <chakra.ul>
        {reports.map(({ id, reason, note, createdAt }) => (
          <chakra.li key={id} css={row}>
            <Text>
              <chakra.strong fontWeight="semibold">{reasons[reason]}</chakra.strong>{" "}
              <chakra.span color="fg.muted" fontSize="sm">
                <Moment at={createdAt} />
              </chakra.span>
            </Text>
            {note ? <MemberText lines={6}>{note}</MemberText> : <Text color="fg.muted">{texts.noNote}</Text>}
          </chakra.li>
        ))}
      </chakra.ul>
      <Text color="fg.muted" fontSize="sm" marginTop="4">
        {texts.reportersUnnamed}
      </Text>
    </Section>
  );
}

/** At most three texts that stand beside it. */
export function Neighbours({ file: { case: found, neighbours } }: { file: File }) {
  if (found.kind !== "POST" && found.kind !== "COMMENT") return null;
  return (
    <Section title={texts.around}>
      {neighbours.length === 0 && <Text color="fg.muted">{texts.nothingAround}</Text>}
      <chakra.ul>
        {neighbours.map(({ id, text, authorName, createdAt }) => (
          <chakra.li key={id} css={row}>
            <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
              {fill(texts.someoneAt, { author: <bdi>{authorName}</bdi>, moment: <Moment at={createdAt} /> })}
            </Text>
            <MemberText lines={4}>{text}</MemberText>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  );
}

const row = {
  paddingBlock: "3",
  "&:first-of-type": { paddingTop: "0" },
  "&:last-of-type": { paddingBottom: "0" },
  "& + &": { borderTopWidth: "1px" },
} as const;
