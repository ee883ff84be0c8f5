import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { useCallback } from "react";
import { type SiteStateQuery, useSetSiteNoticeMutation } from "../../../generated/administrationHooks";
import { askSite } from "../../../shared/service/siteState";
import { formatTime } from "../../../shared/time/formatDate";
import { Button } from "../../../ui/Button";
import { SelectField, TextAreaField } from "../../../ui/forms/fields";
import { Form } from "../../../ui/forms/Form";
import { useDraft } from "../../../ui/forms/useDraft";
import { Section } from "../../../ui/page/Section";
import { useSession } from "../../accounts/SessionProvider";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import * as texts from "./texts";

type Notice = NonNullable<SiteStateQuery["site"]>["notice"];

const blank = { text: "", hours: "24" };
const fields = { fields: ["text", "hours"] } as const;
const spans = [
  ...[1, 2, 8, 24].map((hours) => ({ value: String(hours), label: texts.forHours(hours) })),
  ...[3, 7, 30].map((days) => ({ value: String(days * 24), label: texts.forDays(days) })),
  { value: "", label: texts.untilTakenAway },
];

/** The line that everybody reads: what is shown now, and the next one with a preview. */
export function NoticeForm({ notice }: { notice: Notice }) {
  const viewerId = useSession().user?.id ?? "";
  const { values, set, bind, reset, forget } = useDraft(`notice-${viewerId}`, blank);
  const { show, clear } = useNotice();
  const submit = async () => {
    await show.run({ text: values.text.trim(), hours: values.hours === "" ? null : Number(values.hours) }, () => {
      reset();
      forget();
    });
  };
  return (
    <Section title={texts.notice}>
      <Text color="fg.muted" marginBottom="4">
        {texts.noticeLead}
      </Text>
      {notice && <Shown notice={notice} isPending={clear.isPending} onTakeAway={() => void clear.run()} />}
      <Form label={texts.notice} isPending={show.isPending} errors={show.problem?.fields} onSubmit={submit}>
        <TextAreaField {...bind("text")} label={texts.noticeText} maxLength={300} rows={3} dir="auto" isRequired />
        <SelectField
          name="hours"
          label={texts.showFor}
          value={values.hours}
          options={spans}
          onValueChange={(hours) => set({ hours })}
        />
        <Preview text={values.text.trim()} />
        <Flex>
          <Button type="submit" variant="primary" isPending={show.isPending}>
            {texts.showNotice}
          </Button>
        </Flex>
      </Form>
    </Section>
  );
}

interface ShownProps {
  notice: NonNullable<Notice>;
  isPending: boolean;
  onTakeAway(): void;
}

function Shown({ notice: { text, until }, isPending, onTakeAway }: ShownProps) {
  return (
    <Box bg="bg.subtle" borderRadius="md" padding="4" marginBottom="5">
      <Text color="fg.muted" fontSize="sm">
        {texts.shownNow} {until && texts.shownUntil(formatTime(Date.parse(until)))}
      </Text>
      <Text dir="auto" overflowWrap="anywhere" fontWeight="medium" marginBottom="3">
        {text}
      </Text>
      <Button isPending={isPending} onClick={onTakeAway}>
        {texts.takeAway}
      </Button>
    </Box>
  );
}

/** Looks as the banner does. */
function Preview({ text }: { text: string }) {
  return (
    <chakra.div role="group" aria-label={texts.preview}>
      <Text fontWeight="semibold" marginBottom="1.5">
        {texts.preview}
      </Text>
      <Text dir="auto" css={banner} color={text ? "fg" : "fg.muted"}>
        {text || texts.nothingToPreview}
      </Text>
    </chakra.div>
  );
}

function useNotice() {
  const alerts = useAlerts();
  const [save] = useSetSiteNoticeMutation();
  const show = useAction(
    useCallback(
      async (input: { text: string; hours: number | null }, onDone: () => void) => {
        await save({ variables: { input } });
        onDone();
        alerts.success(texts.noticeShown);
        void askSite();
      },
      [save, alerts],
    ),
    fields,
  );
  const clear = useAction(
    useCallback(async () => {
      await save({ variables: { input: {} } });
      alerts.success(texts.noticeGone);
      void askSite();
    }, [save, alerts]),
  );
  return { show, clear };
}

const banner = {
  padding: "3",
  bg: "notice.soft",
  borderRadius: "md",
  fontWeight: "medium",
  lineHeight: "snug",
  overflowWrap: "anywhere",
} as const;
