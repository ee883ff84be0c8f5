import { chakra, Heading, Text } from "@chakra-ui/react";
import { useId } from "react";
import type { FirstStep } from "../../generated/homeHooks";
import { paths } from "../../shared/paths";
import { LinkButton } from "../../ui/Button";
import { PageLink } from "../../ui/navigation/PageLink";
import { stepListLook, stepsLook } from "./homeLook";
import * as texts from "./texts";

const places: Readonly<Record<FirstStep, string>> = {
  PROFILE: paths.createProfile,
  GROUP: paths.groups,
  SESSION: paths.planSession,
};

/** What a new member does first; each step goes when it is done. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} layerStyle="card" css={stepsLook}>
      <Heading as="h2" id={id} fontSize="lg" marginBottom="3">
        {steps.length === 3 ? texts.begin : texts.stepsLeft(steps.length)}
      </Heading>
      <chakra.ol css={stepListLook}>
        {steps.map((step) => (
          <li key={step}>
            <chakra.span asChild css={link}>
              <PageLink to={places[step]}>
                <chakra.span fontWeight="semibold" color="accent.text">
                  {texts.steps[step].title}
                </chakra.span>
                <Text as="span" color="fg.muted">
                  {texts.steps[step].text}
                </Text>
              </PageLink>
            </chakra.span>
          </li>
        ))}
      </chakra.ol>
      {steps.includes("PROFILE") && (
        <LinkButton to={paths.welcome} variant="quiet" marginTop="2">
          {texts.answerQuestions}
        </LinkButton>
      )}
    </chakra.section>
  );
}

const link = {
  display: "flex",
  flexDirection: "column",
  gap: "1",
  height: "full",
  padding: "4",
  borderRadius: "md",
  bg: "bg.subtle",
  _hover: { bg: "bg.strong" },
} as const;
