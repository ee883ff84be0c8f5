import { Box, Text } from "@chakra-ui/react";
import { ProfileCard } from "../directory/ProfileCard";
import { type ProfileFormValues, splitSkills } from "./profileFormValues";
import * as texts from "../texts";

interface Props {
  me: { id: string; name: string; avatar: string };
  values: ProfileFormValues;
}

/** The card that others will meet, while it is being typed; a picture only, nothing in it can be pressed. */
export function ProfilePreview({ me, values }: Props) {
  const { status, interest, photo, location, timeZone, skills, learning } = values;
  return (
    <Box
      aria-hidden="true"
      inert
      width={{ base: "full", xl: "19rem" }}
      maxWidth="24rem"
      flexShrink="0"
      position={{ xl: "sticky" }}
      top={{ xl: "28" }}
    >
      <Text color="fg.muted" fontSize="sm" fontWeight="semibold" marginBottom="2">
        {texts.howBuddiesSeeYou}
      </Text>
      <ProfileCard
        profile={{
          id: "preview",
          user: { ...me, ...unrelated },
          status,
          interest,
          photo,
          location,
          timeZone,
          skills: splitSkills(skills),
          learning: [...learning],
        }}
      />
    </Box>
  );
}

/** As the card is without anything to press. */
const unrelated = { buddyState: null, viewerCanRequestBuddy: false, wasSeenThisWeek: null };
