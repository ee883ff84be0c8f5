import { Text } from "@chakra-ui/react";
import { useSyncExternalStore } from "react";
import { chooseTheme, chosenTheme, followSystem, subscribeToTheme } from "../../shared/themeChoice";
import { ChoiceBar } from "../../ui/forms/ChoiceBar";
import { Section } from "../../ui/page/Section";
import * as texts from "./texts";

const options = [
  { value: "system", label: texts.asSystem },
  { value: "light", label: texts.light },
  { value: "dark", label: texts.dark },
] as const;

/** The theme on this device, also for those who share the account. */
export function LookChoice() {
  const chosen = useSyncExternalStore(subscribeToTheme, chosenTheme, () => null);
  return (
    <Section title={texts.lookTitle}>
      <ChoiceBar
        name="theme"
        legend={texts.theme}
        isLegendHidden
        options={options}
        value={chosen ?? "system"}
        onChoose={(theme) => (theme === "system" ? followSystem() : chooseTheme(theme))}
      />
      <Text color="fg.muted" marginTop="2">
        {texts.lookHint}
      </Text>
    </Section>
  );
}
