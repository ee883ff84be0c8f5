import { Box } from "@chakra-ui/react";
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from "react";
import { Textarea } from "../../ui/forms/controls";
import { Field } from "../../ui/forms/Field";
import type { TextAreaField } from "../../ui/forms/fields";
import type { WrittenMention } from "../mentions/mentions";
import { applyMarkup } from "./applyMarkup";
import { FormatBar } from "./FormatBar";
import { MentionList, mentionOptionId } from "./MentionList";
import { Preview } from "./Preview";
import { markupOf } from "./shortcuts";
import { type FindPeople, useMentionList } from "./useMentionList";

interface Props extends Omit<ComponentProps<typeof TextAreaField>, "onChange"> {
  value: string;
  /** The members who are named in it. */
  mentions?: readonly WrittenMention[];
  /** Whom it can name; without it, nobody. */
  findPeople?: FindPeople;
  /** `chosen`: the member who was just named. */
  onWrite(text: string, chosen: WrittenMention | null): void;
}

/** Where members write to a group: a text with buttons and shortcuts for its markup, names of others after `@`, and a preview. */
export function MessageField(props: Props) {
  const { name, label, hint, isRequired, maxLength, mentions, findPeople, onWrite, ...textarea } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const previewId = useId();
  const listId = useId();
  const [isShown, setShown] = useState(false);
  const { value, readOnly = false, rows = 4 } = textarea;
  const list = useMentionList(field, readOnly ? undefined : findPeople);
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (list.press(event)) return;
    const markup = markupOf(event);
    if (!markup) return;
    event.preventDefault();
    if (!readOnly) applyMarkup(event.currentTarget, markup);
  };
  return (
    <Field {...{ name, label, hint, isRequired, maxLength, value }}>
      {(control) => (
        <>
          <FormatBar
            field={field}
            fieldId={control.id}
            isDisabled={readOnly}
            preview={{ id: previewId, isShown, onToggle: () => setShown(!isShown) }}
          />
          <Box position="relative">
            <Textarea
              {...textarea}
              {...control}
              {...(findPeople && { ...list.listeners, ...attributesOf(list, listId) })}
              ref={field}
              rows={rows}
              onKeyDown={press}
              onChange={({ target }) => {
                onWrite(target.value, list.takeChosen());
                list.listeners.onSelect();
              }}
            />
            {findPeople && <MentionList id={listId} list={list} />}
          </Box>
          {isShown && <Preview id={previewId} text={value} mentions={mentions} />}
        </>
      )}
    </Field>
  );
}

/** What ties the field to its list. A text of several lines cannot have the role of a combobox. */
const attributesOf = ({ isOpen, people, active }: ReturnType<typeof useMentionList>, listId: string) => ({
  "aria-autocomplete": "list" as const,
  "aria-haspopup": "listbox" as const,
  "aria-controls": isOpen && people.length > 0 ? listId : undefined,
  "aria-activedescendant": isOpen && people.length > 0 ? mentionOptionId(listId, active) : undefined,
});
