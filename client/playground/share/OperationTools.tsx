import { ToolbarButton, ToolbarMenu, useGraphiQL } from "@graphiql/react";
import { type ReactNode, useState } from "react";
import { hasToken } from "../fetchOperation";
import { readSession, say } from "../session";
import { withoutSecretTexts, withoutSecretValues } from "../secrets";
import { copyText } from "./clipboard";
import { asCurl, asFetch, asHook, operationToSend, type Sent } from "./code";
import { linkTo, maxLinkLength, readObject } from "./link";

type Form = "curl" | "fetch" | "hook";

const formNames: Record<Form, string> = {
  curl: "Copy as curl",
  fetch: "Copy as fetch",
  hook: "Copy as hook for Apollo Client",
};

/** Copies the operation of the open tab: as a link, or as code. Says what came of it below the answer. */
export function OperationTools({ demoPassword }: { demoPassword: string | undefined }) {
  const { queryEditor, variableEditor, headerEditor, operationName } = useGraphiQL((state) => ({
    queryEditor: state.queryEditor,
    variableEditor: state.variableEditor,
    headerEditor: state.headerEditor,
    operationName: state.operationName,
  }));
  const [copied, setCopied] = useState<"link" | "code" | null>(null);

  const copy = async (what: "link" | "code", prepare: () => { text: string; done: string }) => {
    try {
      const { text, done } = prepare();
      if (!(await copyText(text)))
        return say("The browser did not allow copying. Allow it for this page, then try again.");
      say(done);
      setCopied(what);
      setTimeout(() => setCopied(null), 2_000);
    } catch (error) {
      say((error as Error).message);
    }
  };
  const read = () => {
    const query = queryEditor?.getValue() ?? "";
    const variables = readObject(variableEditor?.getValue() ?? "");
    if (query.trim() === "") throw new Error("There is no operation in this tab yet. Choose an example, or write one.");
    if (!variables)
      throw new Error("The variables are not a JSON object. Correct them under Variables, then copy again.");
    return { query, variables };
  };
  const copyLink = () => copy("link", () => describeLink({ ...read(), operationName }));
  const copyCode = (form: Form) =>
    copy("code", () => {
      const { query, variables } = read();
      const model = queryEditor?.getModel();
      const position = queryEditor?.getPosition();
      const cursor = model && position ? model.getOffsetAt(position) : 0;
      const sent = toSend(withoutSecretTexts(query).value, variables, { cursor, operationName, demoPassword });
      const isMember = readSession().token !== "" || hasToken(readHeaders(headerEditor?.getValue() ?? ""));
      return describeCode(form, sent, isMember);
    });

  return (
    <>
      <ToolbarButton label={copied === "link" ? "Copied" : "Copy link"} onClick={() => void copyLink()}>
        {copied === "link" ? done : linkIcon}
      </ToolbarButton>
      <ToolbarMenu
        button={
          <ToolbarButton label={copied === "code" ? "Copied" : "Copy as code"}>
            {copied === "code" ? done : codeIcon}
          </ToolbarButton>
        }
      >
        {(Object.keys(formNames) as Form[]).map((form) => (
          <ToolbarMenu.Item key={form} onSelect={() => void copyCode(form)}>
            {formNames[form]}
          </ToolbarMenu.Item>
        ))}
      </ToolbarMenu>
    </>
  );
}

const list = (names: readonly string[]) => new Intl.ListFormat("en").format(names);

function describeLink(given: Parameters<typeof linkTo>[1]) {
  const { link, left } = linkTo(`${location.origin}${location.pathname}`, given);
  if (link.length > maxLinkLength)
    throw new Error(
      `This operation is too long for a link: ${link.length.toLocaleString("en")} of ${maxLinkLength.toLocaleString("en")} characters. Copy it as code instead.`,
    );
  return { text: link, done: left.length > 0 ? `Link copied, without the value of ${list(left)}.` : "Link copied." };
}

interface Choice {
  cursor: number;
  operationName: string | undefined;
  demoPassword: string | undefined;
}

/** The operation at the cursor, with a placeholder in capital letters for each secret. */
function toSend(query: string, variables: Record<string, unknown>, { demoPassword, ...choice }: Choice) {
  const sent = operationToSend(query, variables, choice);
  if (!sent) throw new Error("There is no operation in this tab yet. Choose an example, or write one.");
  const { value, names } = withoutSecretValues(sent.variables, (name) => name.toUpperCase(), demoPassword);
  return { ...sent, variables: value, names };
}

function describeCode(form: Form, sent: Sent & { names: string[] }, isMember: boolean) {
  const place = { url: `${location.origin}/graphql`, isMember };
  const filled = isMember && form !== "hook" ? ["the token", ...sent.names] : sent.names;
  const rest = filled.length > 0 ? ` Put in ${list(filled)} yourself.` : "";
  if (form === "hook") return { text: asHook(sent), done: `Copied as hook.${rest}` };
  if (sent.operation.operation === "subscription")
    throw new Error("A subscription needs a WebSocket. Copy it as hook instead.");
  const text = form === "curl" ? asCurl(sent, place) : asFetch(sent, place);
  return { text, done: `Copied as ${form}.${rest}` };
}

function readHeaders(text: string): Record<string, string> {
  const headers = Object.entries(readObject(text) ?? {});
  return Object.fromEntries(headers.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

const icon = (path: ReactNode) => (
  <svg className="graphiql-toolbar-icon drawn" viewBox="0 0 24 24" aria-hidden="true">
    {path}
  </svg>
);
const linkIcon = icon(
  <path d="M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.7 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7" />,
);
const codeIcon = icon(<path d="m16 18 6-6-6-6M8 6l-6 6 6 6" />);
const done = icon(<path d="M4 12.5 9.5 18 20 6.5" />);
