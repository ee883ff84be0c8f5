import { Box, chakra, Text } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import type { SiteRole } from "../../../generated/administrationHooks";
import noMatch from "../../../pictures/no-match.svg";
import { Button } from "../../../ui/Button";
import { Empty } from "../../../ui/feedback/Empty";
import { SelectField, TextField } from "../../../ui/forms/fields";
import { useTyped } from "../../../ui/forms/useTyped";
import { useFocusOnMore } from "../../../ui/lists/useFocusOnMore";
import { useAction } from "../../alerts/useAction";
import { Missing } from "../Missing";
import * as texts from "../texts";
import { PeopleSkeleton } from "./PeopleSkeleton";
import { PersonRow } from "./PersonRow";
import { tableLook } from "./tableLook";
import { usePeople } from "./usePeople";

const roles = [
  { value: "" as const, label: texts.anyRole },
  ...(["MEMBER", "MODERATOR", "ADMIN"] as const).map((value) => ({ value, label: texts.roles[value] })),
];
const columns = [texts.name, texts.email, texts.role, texts.state, texts.joined];
const maxText = 200;

/** Everybody with an account: found by name or address, and what can be done about them. The address has the search. */
export function People() {
  const [params, setParams] = useSearchParams();
  const text = params.get("q") ?? "";
  const role = roles.find(({ value }) => value === params.get("role"))?.value ?? "";
  const change = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      // At once, so that the next change builds on this one.
      { replace: true, preventScrollReset: true, flushSync: true },
    );
  const [typed, type] = useTyped({
    inAddress: text,
    normalize: (value) => (value.trim().length > maxText ? null : value.trim()),
    send: (value) => change("q", value),
  });
  return (
    <>
      <chakra.div role="search" aria-label={texts.findPeople} css={filters}>
        <TextField
          name="q"
          type="search"
          label={texts.partOfName}
          value={typed}
          maxLength={maxText}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => type(target.value)}
        />
        <SelectField
          name="role"
          label={texts.role}
          value={role}
          options={roles}
          onValueChange={(value) => change("role", value)}
        />
      </chakra.div>
      <Found key={`${role} ${text}`} text={text} role={role || null} />
    </>
  );
}

function Found({ text, role }: { text: string; role: SiteRole | null }) {
  const { people, next, error, isLoading, refetch, loadMore: askForMore } = usePeople({ text, role });
  const { list, loadMore } = useFocusOnMore<HTMLDivElement>(people?.length ?? 0, askForMore);
  const more = useAction(loadMore);
  if (!people && error)
    return <Missing error={error} title={texts.peopleMissing} isRetrying={isLoading} refetch={refetch} />;
  if (!people) return <PeopleSkeleton />;
  if (people.length === 0)
    return (
      <Box layerStyle="card">
        <Empty picture={noMatch} title={texts.nobodyFound}>
          {texts.nobodyFoundText}
        </Empty>
      </Box>
    );
  return (
    <>
      <Text role="status" color="fg.muted" marginBottom="3">
        {texts.peopleShown(people.length, next !== null)}
      </Text>
      <chakra.div role="table" aria-label={texts.people} css={tableLook}>
        <chakra.div role="rowgroup" data-head>
          <chakra.div role="row">
            {columns.map((column) => (
              <span key={column} role="columnheader">
                {column}
              </span>
            ))}
            <chakra.span role="columnheader">
              <chakra.span srOnly>{texts.actions}</chakra.span>
            </chakra.span>
          </chakra.div>
        </chakra.div>
        <div role="rowgroup" ref={list}>
          {people.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </div>
      </chakra.div>
      {next !== null && (
        <chakra.div textAlign="center" marginTop="6">
          <Button isPending={more.isPending} onClick={() => void more.run()}>
            {texts.morePeople}
          </Button>
        </chakra.div>
      )}
    </>
  );
}

const filters = {
  display: "grid",
  gap: "4",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 2fr) minmax(0, 1fr)" },
  maxWidth: "48rem",
  marginBottom: "5",
} as const;
