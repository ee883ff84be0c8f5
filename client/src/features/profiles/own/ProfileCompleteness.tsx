import { Box, chakra, Flex, Link, Text } from "@chakra-ui/react";
import type { ProfileDetailFragment } from "../../../generated/hooks";
import { useId } from "react";
import { partsOfList } from "../../../shared/listOf";
import { paths } from "../../../shared/paths";
import { fill } from "../../../ui/fill";
import { PageLink } from "../../../ui/navigation/PageLink";
import * as texts from "../texts";

type IsThere = (profile: ProfileDetailFragment) => boolean;

/** The parts of a complete profile, with the words for a missing one and where to add it. */
const parts: readonly [label: string, path: string, isThere: IsThere][] = [
  [texts.aPhoto, paths.editProfile, ({ photo }) => Boolean(photo)],
  [texts.aCompany, paths.editProfile, ({ company }) => Boolean(company)],
  [texts.aLocation, paths.editProfile, ({ location }) => Boolean(location)],
  [texts.someSkills, paths.editProfile, ({ skills }) => skills.length > 0],
  [texts.aBio, paths.editProfile, ({ bio }) => Boolean(bio)],
  [texts.someExperience, paths.addExperience, ({ experience }) => experience.length > 0],
  [texts.someEducation, paths.addEducation, ({ education }) => education.length > 0],
];

/** Shows the owner how complete their profile is and what is missing. */
export function ProfileCompleteness({ profile }: { profile: ProfileDetailFragment }) {
  const id = useId();
  const missing = parts.filter(([, , isThere]) => !isThere(profile));
  const done = parts.length - missing.length;
  const percent = Math.round((done / parts.length) * 100);
  return (
    <Box layerStyle="card" padding={{ base: "5", md: "7" }} data-noprint>
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
          {fill(missing.length === 1 ? texts.oneThingLeft : texts.thingsLeft(missing.length), {
            things: linksTo(missing),
          })}
        </Text>
      )}
    </Box>
  );
}

/** "a bio, experience and education", each leading to where it is added. */
function linksTo(missing: typeof parts) {
  const placeOf = new Map(missing.map(([label, path]) => [label, path]));
  return partsOfList(missing.map(([label]) => label)).map(({ type, value }, index) => {
    const path = type === "element" && placeOf.get(value);
    if (!path) return value;
    return (
      <Link key={index} asChild>
        <PageLink to={path}>{value}</PageLink>
      </Link>
    );
  });
}
