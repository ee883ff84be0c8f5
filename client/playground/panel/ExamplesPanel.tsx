import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { Example, Topic } from "../examples/example";
import { useOpenExample } from "../openTab";
import { findExamples } from "./findExamples";
import { moveFocus } from "./moveFocus";
import { closePanelOnPhone, takeFocusWish } from "./panelFocus";

/** The examples by topic. One stop for Tab; arrow keys move, letters find. */
export function ExamplesPanel({ topics }: { topics: readonly Topic[] }) {
  const [text, setText] = useState("");
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const open = useOpenExample(topics, () => {
    setText("");
    closePanelOnPhone();
  });
  const found = findExamples(topics, text);
  const examples = found.flatMap((topic) => topic.examples);

  useEffect(() => {
    if (takeFocusWish()) field.current?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isInField = event.target === field.current;
    if (key === "Enter" && isInField && examples[0]) open(examples[0]);
    else if (key === "Escape") {
      setText("");
      field.current?.focus();
    } else if (key.length === 1 && key !== " " && !isInField) return field.current?.focus();
    else if (!moveFocus(key, { panel: panel.current, field: field.current })) return;
    event.preventDefault();
  };

  return (
    <section className="examples" aria-label="Examples" ref={panel}>
      <h2>Examples</h2>
      <label htmlFor={id}>Find an example</label>
      <input
        id={id}
        ref={field}
        type="search"
        autoComplete="off"
        value={text}
        aria-describedby={`${id}-keys`}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-keys`} className="keys">
        Arrow keys choose, Enter opens.
      </p>
      <p className="for-screen-readers" aria-live="polite">
        {text && `${examples.length} found`}
      </p>
      {examples.length === 0 && (
        <p className="none">No example has these words. Try another one, or press Escape to see all.</p>
      )}
      <ExampleList topics={found} open={open} onKeyDown={onKeyDown} />
    </section>
  );
}

interface ListProps {
  topics: readonly Topic[];
  open: (example: Example) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function ExampleList({ topics, open, onKeyDown }: ListProps) {
  const [current, setCurrent] = useState<Example | null>(null);
  const examples = topics.flatMap((topic) => topic.examples);
  const stop = current && examples.includes(current) ? current : examples[0];
  return topics.map(({ title, examples: ofTopic }) => (
    <section key={title} className="topic">
      <h3>{title}</h3>
      <ul>
        {ofTopic.map((example) => (
          <li key={example.title}>
            <button
              type="button"
              tabIndex={example === stop ? 0 : -1}
              onFocus={() => setCurrent(example)}
              onKeyDown={onKeyDown}
              onClick={() => open(example)}
            >
              <strong>{example.title}</strong>
              <span>{example.line}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}
