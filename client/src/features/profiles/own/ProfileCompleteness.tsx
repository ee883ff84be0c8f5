import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import type { ProfileDetailFragment } from "../../../generated/hooks";
import { useId } from "react";
import * as texts from "../texts";

/** What a whole profile has, in the words that name what is missing. */
const parts: readonly [label: string, isThere: (profile: ProfileDetailFragment) => boolean][] = [
  [texts.aPhoto, ({ photo }) => Boolean(photo)],
  [texts.aCompany, ({ company }) => Boolean(company)],
  [texts.aLocation, ({ location }) => Boolean(location)],
  [texts.someSkills, ({ skills }) => skills.length > 0],
  [texts.aBio, ({ bio }) => Boolean(bio)],
  [texts.someExperience, ({ experience }) => experience.length > 0],
  [texts.someEducation, ({ education }) => education.length > 0],
];

const list = new Intl.ListFormat("en-GB");

/** Shows the owner how complete their profile is and what is missing. */
export function ProfileCompleteness({ profile }: { profile: ProfileDetailFragment }) {
  const id = useId();
  const missing = parts.filter(([, isThere]) => !isThere(profile)).map(([label]) => label);
  const done = parts.length - missing.length;
  const percent = Math.round((done / parts.length) * 100);
  return (
    <Box layerStyle="card" padding="5" data-noprint>
      <Flex justifyContent="space-between" gap="4">
        <Text id={id} fontWeight="semibold">
          {texts.percentComplete(percent)}
        </Text>
        <Text color="fg.muted">{texts.partsDone(done, parts.length)}</Text>
      </Flex>
      <Box
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        marginTop="3"
        height="2.5"
        borderRadius="full"
        bg="bg.strong"
        overflow="hidden"
      >
        <chakra.div height="full" borderRadius="full" bg="accent" style={{ width: `${percent}%` }} />
      </Box>
      {missing.length > 0 && (
        <Text marginTop="2" color="fg.muted" fontSize="sm">
          {texts.thingsLeft(missing.length, list.format(missing))}
        </Text>
      )}
    </Box>
  );
}
