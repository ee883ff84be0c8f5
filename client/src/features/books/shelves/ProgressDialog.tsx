import { chakra, Text } from "@chakra-ui/react";
import { useState } from "react";
import {
  type ShelvedFragment,
  useSetReadingDatesMutation,
  useSetReadingProgressMutation,
} from "../../../generated/shelfHooks";
import { Button } from "../../../ui/Button";
import { Modal } from "../../../ui/feedback/Modal";
import { ChoiceBar } from "../../../ui/forms/ChoiceBar";
import { TextField } from "../../../ui/forms/fields";
import { Form } from "../../../ui/forms/Form";
import { useAction } from "../../alerts/useAction";
import type { ReadBook } from "./ProgressBar";
import * as texts from "./texts";

interface Props {
  book: ReadBook;
  shelved: ShelvedFragment;
  onClose(): void;
}

const toNumber = (text: string): number | null => (text.trim() === "" ? null : Number(text));
const toText = (value: number | null | undefined) => (value == null ? "" : String(value));

/** How far, and when, the viewer reads a book. What did not change is not sent. */
export function ProgressDialog({ book, shelved, onClose }: Props) {
  const isReading = shelved.shelf === "READING";
  const [unit, setUnit] = useState<"page" | "percent">(shelved.percent == null ? "page" : "percent");
  const [values, setValues] = useState({
    page: toText(shelved.page),
    percent: toText(shelved.percent),
    pages: toText(shelved.pages ?? book.pageCount),
    startedOn: shelved.startedOn ?? "",
    finishedOn: shelved.finishedOn ?? "",
  });
  const { run, isPending, problem } = useSaving(book, shelved, { ...values, unit }, onClose);
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });
  const number = (name: keyof typeof values, min: number, max: number) => ({
    ...field(name),
    ...{ type: "number", inputMode: "numeric" as const, min, max, step: 1 },
  });
  const hasField = Object.keys(problem?.fields ?? {}).length > 0;
  return (
    <Modal title={book.title} isOpen onClose={onClose}>
      <Form label={texts.whereAreYou} isPending={isPending} errors={problem?.fields} onSubmit={run}>
        <Text color="fg.muted">{texts.onlyYou}</Text>
        {isReading && (
          <ChoiceBar<"page" | "percent">
            name="unit"
            legend={texts.measure}
            isLegendHidden
            options={units}
            value={unit}
            onChoose={(chosen) => setUnit(chosen)}
          />
        )}
        {isReading && unit === "page" && (
          <chakra.div css={pair}>
            <TextField label={texts.pageField} data-autofocus {...number("page", 0, 50_000)} />
            <TextField label={texts.pagesField} {...number("pages", 1, 50_000)} />
          </chakra.div>
        )}
        {isReading && unit === "percent" && (
          <TextField label={texts.percentField} data-autofocus {...number("percent", 0, 100)} />
        )}
        <chakra.div css={pair}>
          <TextField type="date" label={texts.startedOn} {...field("startedOn")} />
          {!isReading && <TextField type="date" label={texts.finishedOn} {...field("finishedOn")} />}
        </chakra.div>
        {problem && !hasField && (
          <Text role="alert" color="danger.text">
            {problem.messages.join(" ")}
          </Text>
        )}
        <Button type="submit" variant="primary" isPending={isPending} alignSelf="flex-end" marginBottom="2">
          {texts.save}
        </Button>
      </Form>
    </Modal>
  );
}

interface Written {
  unit: "page" | "percent";
  page: string;
  percent: string;
  pages: string;
  startedOn: string;
  finishedOn: string;
}

function useSaving(book: ReadBook, shelved: ShelvedFragment, written: Written, onSaved: () => void) {
  const [setProgress] = useSetReadingProgressMutation();
  const [setDates] = useSetReadingDatesMutation();
  return useAction(
    async () => {
      const progress = progressOf(book, shelved, written);
      if (progress) await setProgress({ variables: { input: { bookId: book.id, ...progress } } });
      const { startedOn, finishedOn } = written;
      if (startedOn !== (shelved.startedOn ?? "") || finishedOn !== (shelved.finishedOn ?? ""))
        await setDates({
          variables: { input: { bookId: book.id, startedOn: startedOn || null, finishedOn: finishedOn || null } },
        });
      onSaved();
    },
    { isShownInPlace: true },
  );
}

/** null where nothing changed. */
function progressOf({ pageCount }: ReadBook, shelved: ShelvedFragment, written: Written) {
  if (shelved.shelf !== "READING") return null;
  const [page, percent, pages] = [written.page, written.percent, written.pages].map(toNumber);
  if (written.unit === "percent") return percent === shelved.percent ? null : { percent };
  // As many as the book has: their copy is no other.
  const own = pages === pageCount ? null : pages;
  return page === shelved.page && own === (shelved.pages ?? null) ? null : { page, pages: own };
}

const units: { value: "page" | "percent"; label: string }[] = [
  { value: "page", label: texts.inPages },
  { value: "percent", label: texts.inPercent },
];

const pair = {
  display: "grid",
  gap: "4",
  gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
} as const;
