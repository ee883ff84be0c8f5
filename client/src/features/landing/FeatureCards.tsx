import { chakra, Heading, Text } from "@chakra-ui/react";
import improveQuickly from "../../pictures/improve-quickly.svg";
import meetBuddy from "../../pictures/meet-buddy.svg";
import personalizedLearning from "../../pictures/personalized-learning.svg";
import { Picture } from "../../ui/pictures/Picture";

const features = [
  {
    title: "Meet Buddy",
    text: "Learning with self-motivated people builds confidence.",
    picture: meetBuddy,
  },
  {
    title: "Improve Quickly",
    text: "Study groups are tailored to help you learn efficiently.",
    picture: improveQuickly,
  },
  {
    title: "Personalized Learning",
    text: "Schedule your own study time, wherever and whenever it suits you.",
    picture: personalizedLearning,
  },
];

/** What one gains here, in three cards. */
export function FeatureCards() {
  return (
    <chakra.section
      aria-labelledby="features"
      maxWidth="wide"
      marginInline="auto"
      paddingInline={{ base: "4", md: "8" }}
    >
      <Heading as="h2" id="features" size="xl" textAlign="center">
        Learning is better in company
      </Heading>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: "1fr", md: "repeat(3, 1fr)" }}
        gap={{ base: "6", lg: "8" }}
        marginTop="10"
      >
        {features.map(({ title, text, picture }) => (
          <chakra.li key={title} layerStyle="card" padding="4" paddingBottom="7">
            <Picture src={picture} width={360} height={240} />
            <Heading as="h3" marginTop="5" paddingInline="2">
              {title}
            </Heading>
            <Text color="fg.muted" marginTop="2" paddingInline="2">
              {text}
            </Text>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
