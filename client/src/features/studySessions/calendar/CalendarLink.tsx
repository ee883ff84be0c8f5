import { chakra, Flex, Text } from "@chakra-ui/react";
import { useRef } from "react";
import { Copy } from "../../../generated/icons/Copy";
import { RotateCw } from "../../../generated/icons/RotateCw";
import { Button } from "../../../ui/Button";
import { Failed } from "../../../ui/feedback/Failed";
import { Bone, Loading } from "../../../ui/feedback/Skeleton";
import { copyText } from "../../../ui/forms/copyText";
import { TextField } from "../../../ui/forms/fields";
import { InlineProblem } from "../../alerts/InlineProblem";
import { useAction } from "../../alerts/useAction";
import * as texts from "./texts";
import { useFeed } from "./useFeed";

/** The feed's link to copy, to replace and to end; before there is one, the button that makes it. */
export function CalendarLink() {
  const { isKnown, url, error, isLoading, refetch, done, setDone, renew, end } = useFeed();
  if (error && !isKnown)
    return <Failed error={error} title={texts.calendarMissing} onRetry={() => refetch()} isRetrying={isLoading} />;
  if (!isKnown) return <LinkBones />;
  return (
    <Flex direction="column" gap="4" paddingBottom="4">
      <Text color="fg.muted">{url ? texts.calendarText : texts.calendarOff}</Text>
      {url && <Link url={url} onCopied={() => setDone(texts.copied)} />}
      <Text role="status" fontWeight="semibold" _empty={{ display: "none" }}>
        {done}
      </Text>
      <InlineProblem problem={renew.problem ?? end.problem} />
      <Flex gap="2" flexWrap="wrap">
        <Button variant={url ? "quiet" : "primary"} isPending={renew.isPending} onClick={() => void renew.run()}>
          {url && <RotateCw size={18} aria-hidden="true" />}
          {url ? texts.renewLink : texts.makeLink}
        </Button>
        {url && (
          <Button variant="dangerQuiet" isPending={end.isPending} onClick={() => void end.run()}>
            {texts.endLink}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

function Link({ url, onCopied }: { url: string; onCopied(): void }) {
  const field = useRef<HTMLInputElement>(null);
  const copy = useAction(async () => {
    await copyText(field.current);
    onCopied();
  });
  return (
    <>
      <TextField
        ref={field}
        name="calendar"
        label={texts.link}
        value={url}
        onFocus={({ target }) => target.select()}
        readOnly
        dir="ltr"
      />
      <Flex gap="2" flexWrap="wrap" alignItems="center">
        <Button variant="primary" isPending={copy.isPending} onClick={() => void copy.run()}>
          <Copy size={18} aria-hidden="true" />
          {texts.copy}
        </Button>
        {/* Calendar programs answer to this scheme, which is https underneath. */}
        <chakra.a href={url.replace(/^https?:/, "webcal:")} css={linkLook}>
          {texts.openCalendar}
        </chakra.a>
      </Flex>
    </>
  );
}

function LinkBones() {
  return (
    <Loading label={texts.loadingCalendar}>
      <Bone width="80%" marginBottom="4" />
      <Bone height="12" marginBottom="4" />
      <Bone width="10rem" height="11" borderRadius="full" marginBottom="4" />
    </Loading>
  );
}

const linkLook = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "11",
  paddingInline: "3",
  fontWeight: "semibold",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
} as const;
