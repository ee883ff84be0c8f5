import { chakra, Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { GroupSort, Interest } from "../../../generated/groupHooks";
import { X } from "../../../generated/icons/X";
import { interests } from "../../../shared/interests";
import { paths } from "../../../shared/paths";
import { Button, LinkButton } from "../../../ui/Button";
import { SelectField, TextField } from "../../../ui/forms/fields";
import { Form } from "../../../ui/forms/Form";
import { excessOf } from "../../../ui/forms/textLength";
import { useFollowAddress } from "../../../ui/forms/useFollowAddress";
import { type GroupSearch, isNarrowed, searchPath, sorts } from "./groupSearch";
import * as texts from "../texts";

const maxLength = 200;
const labels: Readonly<Record<(typeof sorts)[number], string>> = {
  ACTIVE: texts.mostActive,
  SOON: texts.soonest,
  NEWEST: texts.newest,
  LARGEST: texts.largest,
};
const orders = sorts.map((value) => ({ value, label: labels[value] }));
const subjects: { value: Interest | ""; label: string }[] = [{ value: "", label: texts.everyInterest }, ...interests];

/** What groups to look for. A choice counts at once, words when they are sent; all of it is in the address. */
export function SearchForm({ wanted }: { wanted: GroupSearch }) {
  const navigate = useNavigate();
  const [words, setWords, noteSent] = useWords(wanted.search);
  const look = (changes: Partial<GroupSearch>) => {
    // Too long a text stays in its field: only sending it says so.
    const search = excessOf(words, maxLength) > 0 ? wanted.search : words;
    noteSent(search.trim());
    void navigate(searchPath({ ...wanted, search, ...changes }), { replace: !("search" in changes) });
  };
  return (
    <chakra.div role="search" marginBottom="6">
      <Form onSubmit={() => look({ search: words })}>
        <chakra.div css={form}>
          <TextField
            name="search"
            type="search"
            label={texts.search}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            maxLength={maxLength}
            autoComplete="off"
            dir="auto"
          />
          <SelectField
            name="interest"
            label={texts.interest}
            value={wanted.interest ?? ""}
            options={subjects}
            onValueChange={(interest) => look({ interest: interest || null })}
          />
          <SelectField
            name="sort"
            label={texts.order}
            value={wanted.sort}
            options={orders}
            onValueChange={(sort: GroupSort) => look({ sort })}
          />
          <Button type="submit" variant="primary" size="lg">
            {texts.searchGroups}
          </Button>
        </chakra.div>
      </Form>
      {isNarrowed(wanted) && (
        <Flex wrap="wrap" gap="2" alignItems="center" marginTop="3">
          {wanted.tag && (
            <Button onClick={() => look({ tag: "" })} paddingInline="4">
              <Text as="span">
                {texts.tag} <bdi>{wanted.tag}</bdi>
              </Text>
              <X size={16} aria-label={texts.removeFilter} />
            </Button>
          )}
          <LinkButton to={paths.groups} variant="quiet" onClick={() => setWords("")}>
            {texts.clearAll}
          </LinkButton>
        </Flex>
      )}
    </chakra.div>
  );
}

/** The words as they are typed, which follow the address. */
function useWords(searched: string) {
  const [words, setWords] = useState(searched);
  const noteSent = useFollowAddress(searched, () => setWords(searched));
  return [words, setWords, noteSent] as const;
}

/** On a phone, both choices share a line, so that the first group is in sight. */
const form = {
  display: "grid",
  gap: { base: "3", md: "4" },
  alignItems: "end",
  gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", lg: "2fr 1fr 1fr auto" },
  "& > :is(:has([name=search]), [type=submit])": { mdDown: { gridColumn: "1 / -1" } },
} as const;
