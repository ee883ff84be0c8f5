import { chakra, Heading } from "@chakra-ui/react";
import { type ReactNode, useContext, useId } from "react";
import { Button } from "../Button";
import * as texts from "../texts";
import { FormErrorsContext } from "./formErrors";

interface Part {
  title: string;
  /** The names of its fields, as errors have them. */
  fields: readonly string[];
  children: ReactNode;
}

/** A long form in parts with headings, and a way to each of them that says in which one something is wrong. */
export function FormParts({ parts }: { parts: readonly Part[] }) {
  const id = useId();
  const { found, answered } = useContext(FormErrorsContext);
  const wrong = [...new Set([...Object.keys(found), ...Object.keys(answered)])];
  const go = (index: number) => {
    const heading = document.getElementById(`${id}${index}`);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "start" });
  };
  return (
    <>
      <chakra.nav aria-label={texts.partsOfForm} css={waysLook}>
        {parts.map(({ title, fields }, index) => {
          const count = wrong.filter((name) => fields.includes(name)).length;
          return (
            <Button key={title} onClick={() => go(index)} color={count > 0 ? "danger.text" : undefined}>
              {title}
              {count > 0 && ` · ${texts.toFix(count)}`}
            </Button>
          );
        })}
      </chakra.nav>
      {parts.map(({ title, children }, index) => (
        <chakra.section key={title} aria-labelledby={`${id}${index}`} css={partLook}>
          <Heading as="h2" id={`${id}${index}`} tabIndex={-1} fontSize="xl" scrollMarginTop="24">
            {title}
          </Heading>
          {children}
        </chakra.section>
      ))}
    </>
  );
}

const waysLook = { display: "flex", gap: "2", flexWrap: "wrap" } as const;

const partLook = {
  display: "flex",
  flexDirection: "column",
  gap: "5",
  "& + &": { borderTopWidth: "1px", paddingTop: "6", marginTop: "2" },
} as const;
