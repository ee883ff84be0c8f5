import { chakra, Heading, Text } from "@chakra-ui/react";
import improveQuickly from "../../pictures/improve-quickly.svg";
import meetBuddy from "../../pictures/meet-buddy.svg";
import personalizedLearning from "../../pictures/personalized-learning.svg";
import { paths } from "../../shared/paths";
import { PageLink } from "../../ui/navigation/PageLink";
import { Picture } from "../../ui/pictures/Picture";
import * as texts from "./texts";

const features = [
  {
    title: texts.meetBuddy,
    text: texts.meetBuddyText,
    picture: meetBuddy,
    to: paths.profiles,
  },
  {
    title: texts.improveQuickly,
    text: texts.improveQuicklyText,
    picture: improveQuickly,
    to: paths.posts,
  },
  {
    title: texts.personalizedLearning,
    text: texts.personalizedLearningText,
    picture: personalizedLearning,
    to: paths.schedule,
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
        {texts.featuresHeading}
      </Heading>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: "1fr", md: "repeat(3, 1fr)" }}
        gap={{ base: "6", lg: "8" }}
        marginTop="10"
      >
        {features.map(({ title, text, picture, to }) => (
          <chakra.li key={title} layerStyle="card" padding="4" paddingBottom="7" position="relative" css={lifted}>
            <Picture src={picture} width={360} height={240} />
            <Heading as="h3" marginTop="5" paddingInline="2">
              <chakra.span asChild css={wholeCard}>
                <PageLink to={to}>{title}</PageLink>
              </chakra.span>
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

const lifted = { transition: "border-color 120ms", "&:hover": { borderColor: "accent.text" } } as const;

/** The link is as large as its card. */
const wholeCard = {
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  _after: { content: '""', position: "absolute", inset: "0", borderRadius: "lg" },
} as const;
