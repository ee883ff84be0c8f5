import { chakra, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { useAdministeredPeopleQuery } from "../../../generated/administrationHooks";
import { X } from "../../../generated/icons/X";
import { Button } from "../../../ui/Button";
import { InlineProblem } from "../../alerts/InlineProblem";
import { readProblem } from "../../../ui/feedback/problem";
import { TextField } from "../../../ui/forms/fields";
import { useTyped } from "../../../ui/forms/useTyped";
import * as texts from "../texts";

interface Chosen {
  id: string;
  name: string;
}

interface Props {
  chosen: readonly Chosen[];
  onAdd(person: Chosen): void;
  onRemove(id: string): void;
}

const offered = 5;

/** Members by a part of their name or address: found ones are added with a button each, chosen ones can be removed. */
export function MemberPicker({ chosen, onAdd, onRemove }: Props) {
  const [text, setText] = useState("");
  const [typed, type] = useTyped({ inAddress: text, normalize: (value) => value.trim(), send: setText });
  const box = useRef<HTMLDivElement>(null);
  const backToField = () => box.current?.querySelector("input")?.focus();
  const add = (person: Chosen) => {
    onAdd(person);
    setText("");
    backToField();
  };
  return (
    <div ref={box}>
      <TextField
        name="who"
        type="search"
        label={texts.byWhom}
        hint={texts.byWhomHint}
        value={typed}
        autoComplete="off"
        dir="auto"
        maxLength={200}
        onChange={({ target }) => type(target.value)}
      />
      {text !== "" && <Offers text={text} without={chosen.map(({ id }) => id)} onAdd={add} />}
      {chosen.length > 0 && (
        <chakra.ul css={chips}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <Button
                aria-label={texts.removePerson(name)}
                onClick={() => {
                  onRemove(id);
                  backToField();
                }}
                css={chip}
              >
                <chakra.bdi css={cut}>{name}</chakra.bdi>
                <X size={16} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </chakra.ul>
      )}
    </div>
  );
}

function Offers({ text, without, onAdd }: { text: string; without: readonly string[]; onAdd(person: Chosen): void }) {
  const { data, error } = useAdministeredPeopleQuery({ variables: { filter: { text } }, fetchPolicy: "network-only" });
  const all = data?.administration?.members.nodes.filter(({ id }) => !without.includes(id));
  if (error) return <InlineProblem problem={readProblem(error)} />;
  return (
    <>
      <VisuallyHidden role="status">{all && texts.peopleShown(Math.min(all.length, offered), false)}</VisuallyHidden>
      {all?.length === 0 && (
        <Text color="fg.muted" marginTop="2">
          {texts.noPeopleFound}
        </Text>
      )}
      {all && all.length > 0 && (
        <chakra.ul aria-label={texts.peopleFound} css={offers}>
          {all.slice(0, offered).map(({ id, name, email }) => (
            <li key={id}>
              <chakra.button
                type="button"
                aria-label={texts.addPerson(name)}
                onClick={() => onAdd({ id, name })}
                css={offer}
              >
                <chakra.bdi fontWeight="semibold" css={cut}>
                  {name}
                </chakra.bdi>
                <chakra.bdi color="fg.muted" fontSize="sm" css={cut}>
                  {email}
                </chakra.bdi>
              </chakra.button>
            </li>
          ))}
        </chakra.ul>
      )}
    </>
  );
}

const cut = { minWidth: "0", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** A long name ends in dots, also within the parts of a button. */
const chip = { maxWidth: "full", "& > span": { minWidth: "0", maxWidth: "full" } } as const;

const chips = { display: "flex", flexWrap: "wrap", gap: "2", marginTop: "3", "& li": { maxWidth: "full" } } as const;

const offers = {
  marginTop: "2",
  bg: "bg.surface",
  borderWidth: "1px",
  borderRadius: "md",
  boxShadow: "card",
  overflow: "hidden",
} as const;

const offer = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "3",
  width: "full",
  minHeight: "11",
  paddingInline: "4",
  paddingBlock: "2",
  textAlign: "start",
  cursor: "pointer",
  _hover: { bg: "bg.subtle" },
  _focusVisible: { outlineOffset: "-3px" },
} as const;
