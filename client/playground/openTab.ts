import { useGraphiQL, useGraphiQLActions } from "@graphiql/react";
import { getOperationAST, Kind, parse } from "graphql";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Example, Topic } from "./examples/example";
import { variablesText } from "./firstTabs";
import { readSession } from "./session";

/**
 * Opens an example: in the open tab while that is empty or an example that nobody has touched, else in a tab of its own. Waits
 * for the editors, which come after the buttons. Then the run button has the focus: Enter runs it.
 */
export function useOpenExample(topics: readonly Topic[], onOpened: () => void = () => undefined) {
  const { queryEditor, variableEditor, responseEditor, tab } = useGraphiQL((state) => ({
    queryEditor: state.queryEditor,
    variableEditor: state.variableEditor,
    responseEditor: state.responseEditor,
    tab: state.tabs[state.activeTabIndex],
  }));
  const isReady = Boolean(queryEditor && variableEditor && responseEditor);
  const { addTab, updateActiveTabValues, setOperationFacts } = useGraphiQLActions();
  const waiting = useRef<Example | null>(null);

  const open = (example: Example) => {
    const content = { query: queryEditor?.getValue() ?? "", variables: variableEditor?.getValue() ?? "" };
    const isLive = readSession().live?.tabId === tab?.id;
    if (isLive || tab?.response || !isUntouched(content, topics)) addTab();
    const { query } = example;
    const variables = variablesText(example);
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables ?? "");
    responseEditor?.setValue("");
    updateActiveTabValues({ query, variables, response: null, operationName: null });
    setOperationFacts(factsOf(query));
    onOpened();
    // After the button is drawn: with several operations it is another one.
    setTimeout(focusRunButton);
  };

  const openWaiting = useEffectEvent(() => {
    if (waiting.current) open(waiting.current);
    waiting.current = null;
  });
  useEffect(() => {
    if (isReady) openWaiting();
  }, [isReady]);
  return (example: Example) => {
    if (isReady) open(example);
    else waiting.current = example;
  };
}

export const focusRunButton = () => document.querySelector<HTMLElement>(".graphiql-execute-button")?.focus();

/** Nothing, or an example as it was opened. */
function isUntouched({ query, variables }: { query: string; variables: string }, topics: readonly Topic[]): boolean {
  if (query.trim() === "" && variables.trim() === "") return true;
  const example = topics.flatMap(({ examples }) => examples).find((one) => one.query === query);
  return example !== undefined && (variablesText(example) ?? "") === variables;
}

/** What GraphiQL finds out by itself a moment later; until then its run button is that of the tab before. */
function factsOf(query: string) {
  const documentAST = parse(query);
  const operations = documentAST.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const operationName = (getOperationAST(documentAST) ?? operations[0])?.name?.value;
  return { documentAST, operations, ...(operationName ? { operationName } : {}) };
}
