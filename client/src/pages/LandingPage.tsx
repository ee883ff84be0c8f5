import { Closing } from "../features/landing/Closing";
import { FeatureCards } from "../features/landing/FeatureCards";
import { Hero } from "../features/landing/Hero";
import { Showcase } from "../features/landing/Showcase";
import { LearnerCount } from "../features/landing/LearnerCount";
import { Box } from "@chakra-ui/react";
import { servicePart } from "../shared/service/servicePart";

const NextSession = servicePart(() => import("../features/home/NextSession").then((module) => module.NextSession), {
  isOptional: true,
});

const LiveCounts = servicePart(() => import("../features/landing/LiveCounts").then((module) => module.LiveCounts), {
  isOptional: true,
});

export function LandingPage() {
  return (
    <>
      <Hero next={<NextSession fallback={null} />} />
      <FeatureCards />
      <Showcase />
      <Box marginTop={{ base: "16", md: "24" }}>
        <LearnerCount live={<LiveCounts fallback={null} />} />
      </Box>
      <Closing />
    </>
  );
}
