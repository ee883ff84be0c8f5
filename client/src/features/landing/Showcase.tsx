import { Box, chakra, Heading, Text } from "@chakra-ui/react";
import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import * as texts from "./texts";

type Scene = "room" | "week" | "discussion";

const scenes: readonly [scene: Scene, title: string, text: string][] = [
  ["room", texts.roomTitle, texts.roomText],
  ["week", texts.weekTitle, texts.weekText],
  ["discussion", texts.discussionTitle, texts.discussionText],
];

/** What one does here, in three pictures of the product. Their code comes when they are about to be seen. */
export function Showcase() {
  const ref = useRef<HTMLElement>(null);
  const Picture = useScenes(ref);
  return (
    <chakra.section ref={ref} aria-labelledby="showcase" css={look}>
      <Heading as="h2" id="showcase" size="xl" textAlign="center">
        {texts.showcaseHeading}
      </Heading>
      <chakra.ul css={columns}>
        {scenes.map(([scene, title, text]) => (
          <li key={scene}>
            {/* The words below it describe the picture. */}
            <Box aria-hidden="true" height="13rem" bg="bg.subtle" borderRadius="lg" overflow="hidden">
              {Picture && <Picture scene={scene} />}
            </Box>
            <Heading as="h3" marginTop="4">
              {title}
            </Heading>
            <Text color="fg.muted" marginTop="1">
              {text}
            </Text>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function useScenes(ref: RefObject<HTMLElement | null>) {
  const [Picture, setPicture] = useState<ComponentType<{ scene: Scene }> | null>(null);
  useEffect(() => {
    if (!ref.current || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without its code, the words stand alone.
        void import("./scenes/ScenePicture").then(
          (module) => setPicture(() => module.ScenePicture),
          () => undefined,
        );
      },
      { rootMargin: "200px" },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return Picture;
}

const look = {
  maxWidth: "wide",
  marginInline: "auto",
  marginTop: { base: "16", md: "24" },
  paddingInline: { base: "4", md: "8" },
} as const;

const columns = {
  display: "grid",
  gridTemplateColumns: { base: "1fr", md: "repeat(3, 1fr)" },
  gap: { base: "8", lg: "8" },
  marginTop: "10",
} as const;
