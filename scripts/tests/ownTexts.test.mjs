import { describe, it } from "node:test";
import { RuleTester } from "eslint";
import ts from "typescript-eslint";
import { ownTexts } from "../ownTexts.mjs";

RuleTester.describe = describe;
RuleTester.it = it;

const parserOptions = { ecmaFeatures: { jsx: true } };
const tester = new RuleTester({ languageOptions: { parser: ts.parser, parserOptions } });
const errors = 1;

tester.run("sentences of the client", ownTexts, {
  valid: [
    `<Heading as="h2" id="features">{texts.heading}</Heading>`,
    `<p>{" "}· {count}, 7</p>`,
    `<input aria-label={texts.goal} type="text" autoComplete="username" />`,
    `const label = isOpen ? texts.close : texts.open;`,
    `throw new Error("The client has no such page");`,
    `const gone = { "Post not found": texts.groupGone };`,
    `useMutation({ __typename: "Post", variables });`,
  ],
  invalid: [
    { code: `<p>Join us</p>`, errors },
    { code: `<p>Like</p>`, errors },
    { code: `<input aria-label="Goal" />`, errors },
    { code: "<Button label={`Switch to ${theme}`} />", errors },
    { code: `<TextField label="Name" hint={texts.hint} />`, errors },
    { code: `<Byline dateLabel="Posted" />`, errors },
    { code: `<p>{isOpen ? "less" : texts.more}</p>`, errors },
    { code: `<p>{count > 0 && "some"}</p>`, errors },
    { code: `const links = [{ to: "/", label: "Home" }];`, errors },
    { code: `alerts.success("Comment added");`, errors },
    { code: "const news = `New comment by ${name}`;", errors },
  ],
});
