import { Box, chakra, VisuallyHidden } from "@chakra-ui/react";
import { type KeyboardEvent, useRef, useState } from "react";
import { Plus } from "../../../generated/icons/Plus";
import { X } from "../../../generated/icons/X";
import { Button } from "../../../ui/Button";
import { Input } from "../../../ui/forms/controls";
import { Field, type FieldFrame } from "../../../ui/forms/Field";
import { addTopics, findTopics, maxTopics, topicLength } from "./addTopics";
import * as texts from "./texts";

interface Props extends Pick<FieldFrame, "name" | "label" | "hint"> {
  topics: readonly string[];
  onTopicsChange(topics: string[]): void;
}

const ideasShown = 8;

/** Topics, typed one after another or taken from ideas; Enter or a comma adds what is typed, and so does leaving the field. */
export function TopicsField({ topics, onTopicsChange, ...frame }: Props) {
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const isFull = topics.length >= maxTopics;
  const add = (typed: string) => {
    setText("");
    const all = addTopics(topics, typed);
    if (all.length !== topics.length) onTopicsChange(all);
  };
  const change = (typed: string) => (typed.includes(",") ? add(typed) : setText(typed));
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || text.trim() === "" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(text);
  };
  const remove = (topic: string) => {
    onTopicsChange(topics.filter((one) => one !== topic));
    input.current?.focus();
  };
  return (
    <Box>
      <Field {...frame} hint={isFull ? texts.enough : frame.hint}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            value={text}
            maxLength={topicLength}
            placeholder={texts.example}
            autoComplete="off"
            enterKeyHint="enter"
            dir="auto"
            onChange={(event) => change(event.target.value)}
            onKeyDown={press}
            onBlur={() => text.trim() && add(text)}
          />
        )}
      </Field>
      <VisuallyHidden role="status">{texts.chosenCount(topics.length)}</VisuallyHidden>
      {topics.length > 0 && (
        <chakra.ul aria-label={texts.chosen} css={row}>
          {topics.map((topic) => (
            <li key={topic}>
              <Button aria-label={texts.remove(topic)} css={chosenLook} onClick={() => remove(topic)}>
                <bdi>{topic}</bdi>
                <X size={16} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </chakra.ul>
      )}
      {!isFull && <Ideas ideas={findTopics(text, topics, ideasShown)} onChoose={add} />}
    </Box>
  );
}

function Ideas({ ideas, onChoose }: { ideas: readonly string[]; onChoose(topic: string): void }) {
  if (ideas.length === 0) return null;
  return (
    <chakra.ul aria-label={texts.ideas} css={row}>
      {ideas.map((topic) => (
        <li key={topic}>
          {/* The field keeps the focus, so that what is typed is replaced, not added. */}
          <Button
            aria-label={texts.add(topic)}
            css={ideaLook}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(topic)}
          >
            <Plus size={16} aria-hidden="true" />
            <bdi>{topic}</bdi>
          </Button>
        </li>
      ))}
    </chakra.ul>
  );
}

const row = { display: "flex", flexWrap: "wrap", gap: "2", marginTop: "3" } as const;

const ideaLook = { paddingInline: "4", fontWeight: "medium", overflowWrap: "anywhere" } as const;

const chosenLook = { ...ideaLook, bg: "bg.subtle", borderColor: "transparent" } as const;
