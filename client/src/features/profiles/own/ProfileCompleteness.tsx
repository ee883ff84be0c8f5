import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import type { ProfileDetailFragment } from "../../../generated/hooks";
import { useId } from "react";

/** What a whole profile has, in the words that name what is missing. */
const parts: readonly [label: string, isThere: (profile: ProfileDetailFragment) => boolean][] = [
  ["a photo (a link)", ({ photo }) => Boolean(photo)],
  ["a company or school", ({ company }) => Boolean(company)],
  ["a location", ({ location }) => Boolean(location)],
  ["skills", ({ skills }) => skills.length > 0],
  ["a bio", ({ bio }) => Boolean(bio)],
  ["experience", ({ experience }) => experience.length > 0],
  ["education", ({ education }) => education.length > 0],
];

const list = new Intl.ListFormat("en-GB");

function describeMissing(missing: readonly string[]): string {
  const count = missing.length === 1 ? "One thing" : `${missing.length} things`;
  return `${count} left: add ${list.format(missing)}.`;
}

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
          Your profile is {percent}% complete
        </Text>
        <Text color="fg.muted">
          {done} of {parts.length}
        </Text>
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
          {describeMissing(missing)}
        </Text>
      )}
    </Box>
  );
}
