import { Closing } from "../features/landing/Closing";
import { FeatureCards } from "../features/landing/FeatureCards";
import { Hero } from "../features/landing/Hero";
import { LearnerCount } from "../features/landing/LearnerCount";
import { Box } from "@chakra-ui/react";

export function LandingPage() {
  return (
    <>
      <Hero />
      <FeatureCards />
      <Box marginTop={{ base: "16", md: "24" }}>
        <LearnerCount />
      </Box>
      <Closing />
    </>
  );
}
