import { CheckField, TextField } from "../../../ui/forms/fields";
import type { useFormValues } from "../../../ui/forms/useFormValues";
import { FieldGrid } from "../form/FieldGrid";
import * as texts from "../texts";

/** From and to as the browser's date controls keep them, YYYY-MM-DD or empty. */
interface PeriodValues {
  from: string;
  to: string;
  current: boolean;
}

interface Props {
  form: Pick<ReturnType<typeof useFormValues<PeriodValues>>, "values" | "set">;
  /** What the box for something without an end is called. */
  currentLabel: string;
}

/** When something was; what still goes on has no end to type. */
export function PeriodFields({ form: { values, set }, currentLabel }: Props) {
  return (
    <>
      <FieldGrid>
        <TextField
          name="from"
          label={texts.fromDate}
          type="date"
          value={values.from}
          onChange={(event) => set({ from: event.target.value })}
          isRequired
        />
        <TextField
          name="to"
          label={texts.toDate}
          type="date"
          value={values.to}
          onChange={(event) => set({ to: event.target.value })}
          disabled={values.current}
        />
      </FieldGrid>
      <CheckField
        name="current"
        label={currentLabel}
        isChecked={values.current}
        onCheckedChange={(current) => set(current ? { current, to: "" } : { current })}
      />
    </>
  );
}

/** The period as the service takes it: no end is null. */
export function toPeriodInput({ from, to, current }: PeriodValues) {
  return { from, to: current || !to ? null : to, current };
}
