import { chakra, Flex, Text } from "@chakra-ui/react";
import { useRef } from "react";
import { useAlerts } from "../../features/alerts/AlertsProvider";
import { useAction } from "../../features/alerts/useAction";
import type { UnsentText } from "../../features/posts/writing/unsentTexts";
import { Copy } from "../../generated/icons/Copy";
import { paths } from "../../shared/paths";
import { Button, LinkButton } from "../../ui/Button";
import { copyText } from "../../ui/forms/copyText";
import { TextAreaField } from "../../ui/forms/fields";
import { PageFrame } from "../../ui/page/PageFrame";
import { PageTitle } from "../../ui/page/PageTitle";
import * as texts from "../texts";

/** Stands in the place of a group that was deleted while the viewer wrote in it: with what they wrote, to copy. */
export function GoneGroup({ unsent }: { unsent: readonly UnsentText[] }) {
  return (
    <PageFrame measure="form" isCentered>
      <Flex direction="column" gap="6">
        <div role="alert">
          <PageTitle>{texts.groupDeleted}</PageTitle>
          <Text marginTop="2" color="fg.muted">
            {texts.groupDeletedText}
          </Text>
        </div>
        {unsent.map((entry) => (
          <Unsent key={entry.name} {...entry} />
        ))}
        <LinkButton to={paths.groups} alignSelf="flex-start">
          {texts.toGroups}
        </LinkButton>
      </Flex>
    </PageFrame>
  );
}

function Unsent({ name, kind, text }: UnsentText) {
  const place = useRef<HTMLDivElement>(null);
  const alerts = useAlerts();
  const { run } = useAction(async () => {
    await copyText(place.current?.querySelector("textarea") ?? null);
    alerts.success(texts.textCopied);
  });
  return (
    <chakra.div ref={place} layerStyle="card" padding={{ base: "5", md: "6" }}>
      <TextAreaField
        readOnly
        name={name}
        label={texts.unsent[kind]}
        value={text}
        rows={Math.min(14, 2 + text.split("\n").length)}
        dir="auto"
      />
      <Button marginTop="3" onClick={() => void run()}>
        <Copy size={18} aria-hidden="true" />
        {texts.copyText}
      </Button>
    </chakra.div>
  );
}
