import { Box, chakra } from "@chakra-ui/react";
import { type KeyboardEvent, useRef, useState } from "react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { Plus } from "../../../generated/icons/Plus";
import { X } from "../../../generated/icons/X";
import { Button } from "../../../ui/Button";
import type { FieldFrame } from "../../../ui/forms/Field";
import { TextField } from "../../../ui/forms/fields";
import { excessOf } from "../../../ui/forms/textLength";
import { addTopics, findTopics, maxTopics, topicLength } from "./addTopics";
import * as texts from "./texts";

interface Props extends Pick<FieldFrame, "name" | "label" | "hint"> {
  topics: readonly string[];
  onTopicsChange(topics: string[]): void;
}

/** As many as fit a phone with what follows, and more on wider screens. */
const [ideasOnPhones, ideasShown] = [6, 8];

const isTooLong = (text: string) => excessOf(text, topicLength) > 0;

/**
 * Topics, typed one after another or taken from ideas. What is typed counts at once; Enter or a comma makes room for the next. Leaving
 * the field moves nothing: a button that is pressed next stays under the pointer.
 */
export function TopicsField({ topics, onTopicsChange, ...frame }: Props) {
  const [typed, setTyped] = useState({ before: topics, text: "" });
  const isOurs = JSON.stringify(addTopics(typed.before, typed.text)) === JSON.stringify(topics);
  const { before, text } = isOurs ? typed : { before: topics, text: "" };
  const input = useRef<HTMLInputElement>(null);
  const isFull = before.length >= maxTopics;
  const change = (next: readonly string[], nextText = "") => {
    setTyped({ before: next, text: nextText });
    onTopicsChange(addTopics(next, nextText));
  };
  const add = (topic: string) => change(addTopics(before, topic));
  const type = (value: string) => {
    if (!value.includes(",")) return change(before, value);
    const parts = value.split(",").map((part) => part.trim());
    // What is too long stays in the field, which says so.
    change(addTopics(before, parts.filter((part) => !isTooLong(part)).join()), parts.filter(isTooLong).join(" "));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || text.trim() === "" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isTooLong(text)) add(text);
  };
  const remove = (topic: string) => {
    change(
      before.filter((one) => one !== topic),
      text,
    );
    input.current?.focus();
  };
  return (
    <Box>
      <TextField
        {...frame}
        hint={isFull ? texts.enough : frame.hint}
        ref={input}
        value={text}
        maxLength={topicLength}
        placeholder={texts.example}
        autoComplete="off"
        enterKeyHint="enter"
        dir="auto"
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      <VisuallyHidden role="status">{texts.chosenCount(topics.length)}</VisuallyHidden>
      <Chosen topics={before} onRemove={remove} />
      {!isFull && <Ideas ideas={findTopics(text, before, ideasShown)} onChoose={add} />}
    </Box>
  );
}

function Chosen({ topics, onRemove }: { topics: readonly string[]; onRemove(topic: string): void }) {
  if (topics.length === 0) return null;
  return (
    <chakra.ul aria-label={texts.chosen} css={row}>
      {topics.map((topic) => (
        <li key={topic}>
          <Button css={chosenLook} onClick={() => onRemove(topic)}>
            <VisuallyHidden>{texts.remove}</VisuallyHidden>
            <bdi>{topic}</bdi>
            <X size={16} aria-hidden="true" />
          </Button>
        </li>
      ))}
    </chakra.ul>
  );
}

function Ideas({ ideas, onChoose }: { ideas: readonly string[]; onChoose(topic: string): void }) {
  if (ideas.length === 0) return null;
  return (
    <chakra.ul aria-label={texts.ideas} css={row}>
      {ideas.map((topic, index) => (
        <chakra.li key={topic} display={{ mdDown: index < ideasOnPhones ? undefined : "none" }}>
          <Button css={ideaLook} onClick={() => onChoose(topic)}>
            <VisuallyHidden>{texts.add}</VisuallyHidden>
            <Plus size={16} aria-hidden="true" />
            <bdi>{topic}</bdi>
          </Button>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

const row = { display: "flex", flexWrap: "wrap", gap: "2", marginTop: "3" } as const;

const ideaLook = { paddingInline: "4", fontWeight: "medium", overflowWrap: "anywhere" } as const;

const chosenLook = { ...ideaLook, bg: "bg.subtle", borderColor: "transparent" } as const;
