import { Box, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { Users } from "../../generated/icons/Users";
import { useLocation } from "react-router-dom";
import { type NewestGroupsQuery, useNewestGroupsQuery } from "../../generated/accountHooks";
import { InterestRibbon } from "../../shared/InterestRibbon";
import { interestLook } from "../../shared/interests";
import { paths } from "../../shared/paths";
import { Button } from "../../ui/Button";
import { PageLink } from "../../ui/navigation/PageLink";
import { ShapeIcon } from "../../ui/pictures/ShapeIcon";
import { TeaserBones } from "./TeaserBones";
import { wantedPath } from "./wantedPath";
import * as texts from "./texts";

type Teaser = NonNullable<NewestGroupsQuery["newestGroups"]>[number];

/** The newest groups beside the login form: the one that is chosen opens after logging in or signing up. */
export function GroupTeasers() {
  const { data, error, loading, refetch } = useNewestGroupsQuery({ notifyOnNetworkStatusChange: true });
  const groups = data?.newestGroups;
  if (groups?.length === 0) return null;
  return (
    <chakra.section aria-labelledby="open-groups">
      <Heading as="h2" id="open-groups">
        {texts.openGroups}
      </Heading>
      <Text color="fg.muted" marginTop="1" marginBottom="4">
        {texts.chooseGroup}
      </Text>
      {groups ? (
        <chakra.ul display="flex" flexDirection="column" gap="3">
          {groups.map((group) => (
            <li key={group.id}>
              <TeaserCard group={group} />
            </li>
          ))}
        </chakra.ul>
      ) : error ? (
        <Flex direction="column" alignItems="flex-start" gap="3" layerStyle="card" padding="5">
          <Text>{texts.groupsMissing}</Text>
          <Button isPending={loading} onClick={() => void refetch().catch(() => undefined)}>
            {texts.tryAgain}
          </Button>
        </Flex>
      ) : (
        <TeaserBones />
      )}
    </chakra.section>
  );
}

function TeaserCard({ group: { id, title, interest, peopleCount } }: { group: Teaser }) {
  const { state } = useLocation();
  const isChosen = wantedPath(state) === paths.post(id);
  return (
    <chakra.span asChild css={card}>
      <PageLink to={paths.login} replace state={{ from: paths.post(id) }} aria-current={isChosen ? "true" : undefined}>
        {interest && (
          <Box
            position="absolute"
            zIndex="-1"
            insetEnd="-4"
            top="-5"
            color={interestLook(interest).color}
            opacity="0.22"
          >
            <ShapeIcon shape={interestLook(interest).shape} size="6rem" color="currentColor" />
          </Box>
        )}
        <chakra.strong dir="auto" fontFamily="heading" overflowWrap="anywhere" lineHeight="snug" lineClamp={2}>
          {title}
        </chakra.strong>
        <Flex alignItems="center" flexWrap="wrap" gap="3">
          {interest && <InterestRibbon interest={interest} />}
          <chakra.span display="inline-flex" alignItems="center" gap="1.5" color="fg.muted" fontSize="sm">
            <Users size={16} aria-hidden="true" />
            {texts.peopleIn(peopleCount)}
          </chakra.span>
          {isChosen && (
            <chakra.span color="accent.text" fontSize="sm" fontWeight="semibold">
              {texts.opensAfterLogin}
            </chakra.span>
          )}
        </Flex>
      </PageLink>
    </chakra.span>
  );
}

const card = {
  position: "relative",
  overflow: "hidden",
  isolation: "isolate",
  display: "flex",
  flexDirection: "column",
  gap: "3",
  padding: "5",
  bg: "bg.surface",
  borderWidth: "1px",
  borderColor: "border",
  borderRadius: "lg",
  boxShadow: "card",
  transition: "border-color 120ms, transform 120ms",
  _hover: { borderColor: "accent.text" },
  "&[aria-current]": { borderColor: "accent.text", boxShadow: "inset 0 0 0 1px {colors.accent.text}" },
} as const;
