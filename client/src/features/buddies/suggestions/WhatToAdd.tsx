import { Flex, Text } from "@chakra-ui/react";
import type { SuggestionListFragment } from "../../../generated/suggestionHooks";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/Button";
import * as texts from "../texts";

/** The next thing that would bring better suggestions; without any, the way to everyone. Nothing for a whole profile. */
export function WhatToAdd({ me: { suggestions, suggestionsNeed } }: { me: SuggestionListFragment }) {
  const needs = suggestionsNeed ?? [];
  if (needs.includes("INTEREST"))
    return <Advice text={texts.addProfile} label={texts.createProfile} to={paths.createProfile} />;
  if (needs.includes("SKILLS"))
    return <Advice text={texts.addSkills} label={texts.editProfile} to={paths.editProfile} />;
  if (needs.includes("TIME_ZONE"))
    return <Advice text={texts.addZone} label={texts.editProfile} to={paths.editProfile} />;
  if (needs.includes("AVAILABILITY"))
    return <Advice text={texts.addHours} label={texts.editProfile} to={paths.editProfile} />;
  const isEmpty = !suggestions?.some(({ user }) => user.buddyState === "NONE");
  return isEmpty ? <Advice text={texts.noneNow} label={texts.seeEveryone} to={paths.profiles} /> : null;
}

function Advice({ text, label, to }: { text: string; label: string; to: string }) {
  return (
    <Flex flexWrap="wrap" alignItems="center" gap="3" paddingTop="4">
      <Text flex="1" minWidth="14rem" color="fg.muted">
        {text}
      </Text>
      <LinkButton to={to}>{label}</LinkButton>
    </Flex>
  );
}
