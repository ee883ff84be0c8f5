import { Flex } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { useState } from "react";
import { SelectField } from "../../../ui/forms/fields";
import * as texts from "../texts";
import { MemberPicker } from "./MemberPicker";
import { TextList } from "./TextList";
import { useKnownNames } from "./useKnownNames";

export type Span = keyof typeof texts.spans;

const hours: Readonly<Record<Span, number>> = { "1h": 1, "24h": 24, "7d": 168, "30d": 720 };
const spans = (Object.keys(hours) as Span[]).map((value) => ({ value, label: texts.spans[value] }));

/** What people wrote since a time, by everybody or by some; the address has both. All of what some wrote can be hidden at once. */
export function Content() {
  const [params, setParams] = useSearchParams();
  const span = spans.find(({ value }) => value === params.get("since"))?.value ?? "24h";
  const memberIds = params.get("by")?.split(",").filter(Boolean) ?? [];
  const { nameOf, noteNames } = useKnownNames();
  const [now, setNow] = useState(Date.now);
  const since = new Date(now - hours[span] * 3_600_000).toISOString();
  const change = (changes: { since?: Span; by?: readonly string[] }) => {
    const next = { since: changes.since ?? span, by: (changes.by ?? memberIds).join(",") };
    setParams(next.by ? next : { since: next.since }, {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    });
  };
  const add = (person: { id: string; name: string }) => {
    noteNames([person]);
    if (!memberIds.includes(person.id)) change({ by: [...memberIds, person.id] });
  };
  return (
    <>
      <Flex direction="column" gap="5" marginBottom="5" maxWidth="48rem">
        <SelectField
          name="since"
          label={texts.since}
          value={span}
          options={spans}
          onValueChange={(value) => change({ since: value })}
        />
        <MemberPicker
          chosen={memberIds.map((id) => ({ id, name: nameOf(id) }))}
          onAdd={add}
          onRemove={(id) => change({ by: memberIds.filter((one) => one !== id) })}
        />
      </Flex>
      <TextList
        key={`${span} ${memberIds.join()}`}
        since={since}
        span={texts.spans[span]}
        memberIds={memberIds}
        onAuthor={add}
        onNames={noteNames}
        onRenew={() => setNow(Date.now())}
      />
    </>
  );
}
