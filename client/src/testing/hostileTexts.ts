/** Texts that try to break out of the subset, to hide words, to take long, or to break the page; none is longer than the service takes. */
export function hostileTexts(): string[] {
  const texts = [...scripts(), ...addresses(), ...directions(), ...references(), ...marks(), ...nested(), ...storms()];
  const random = randomOf(8);
  while (texts.length < 500) texts.push(mixed(random));
  return texts.map((text) => text.slice(0, maxLength));
}

const maxLength = 5_000;

/** Its letters must stay: each says where it stood. */
const word = "Zebra42";

const html = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<a href=javascript:alert(1)>x</a>",
  "<style>*{display:none}</style>",
  "<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  "<!-- hidden -->",
  "<![CDATA[x]]>",
  "<details open ontoggle=alert(1)>",
  "</div></article><h1>Not ours</h1>",
  "<b>bold</b>",
];

const scripts = () =>
  html.flatMap((code) => [
    code,
    `**${code}**`,
    `> ${code}\n> ${word}`,
    `- ${code}`,
    `\`${code}\``,
    `\`\`\`${code}\n${code}\n\`\`\``,
    `[${code}](https://example.org/${word})`,
    `[${word}](https://example.org "${code}")`,
  ]);

const schemes = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "&#106;avascript:alert(1)",
  "&#x6A;avascript&colon;alert(1)",
  "javascript&colon;alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:image/svg+xml;base64,PHN2Zz4=",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "blob:https://example.org/x",
  "//evil.example",
  "/settings/delete",
  "https:evil.example",
  "https://bank.example@evil.example",
  "https://user:pass@evil.example",
  "https://",
  "http://[::1",
  'https://example.org/"onmouseover=alert(1)',
  "https://example.org/\u202egro.knab",
  "mailto:a@example.org",
  "tel:123",
];

const addresses = () =>
  schemes.flatMap((address) => [
    `[${word}](${address})`,
    `[${word}](<${address}>)`,
    `![${word}](${address})`,
    `<${address}>`,
    `**${word}** ${address}`,
  ]);

const turns = ["\u202e", "\u202d", "\u2066", "\u2067", "\u2068", "\u200f", "\u200e"];

const directions = () =>
  turns.flatMap((turn) => [
    `**${turn}${word}** after`,
    `[bank.example${turn}](https://evil.example)`,
    `*a* https://example.org/${turn}exe.${word}`,
    `> ${turn.repeat(200)}${word}`,
    `- ${turn}one\n- two`,
    `\`${turn}${word}\``,
  ]);

const references = () => [
  `[a]: javascript:alert(1)\n\n[${word}][a]`,
  `[a]: https://example.org '${word}'\n\n[a]`,
  Array.from({ length: 300 }, (_, index) => `[r${index}]: https://example.org`).join("\n"),
  `${"[a][b]".repeat(800)}`,
  `[^1] ${word}\n\n[^1]: **note**`,
  "&amp;&lt;script&gt;&#0;&#x202e;&nbsp;&zwnj;*a*",
  "&#42;not emphasis&#42; **yes**",
  "&".repeat(4_000) + "*a*",
  "&#x1F600;".repeat(500) + " **a**",
];

const zalgo = (text: string, height: number) =>
  [...text].map((letter) => letter + "\u0300\u0301\u0334\u0489".repeat(height)).join("");

const marks = () => [
  `**${zalgo("Zebra", 1)}**`,
  `**${zalgo("Zebra", 40)}**`,
  `- ${zalgo("he comes", 60)}\n- ${word}`,
  `*${"\u0300".repeat(4_000)}*`,
  `**${"\u200b".repeat(4_000)}**${word}`,
  `*${"👨‍👩‍👧‍👦".repeat(300)}*`,
  `**${"W".repeat(4_990)}**`,
  `\`${"W".repeat(4_990)}\``,
  `\`\`\`\n${"W".repeat(4_900)}\n\`\`\``,
  `\`\`\`${"W".repeat(4_900)}\nx\n\`\`\``,
  `[${"W".repeat(2_000)}](https://example.org/${"w".repeat(2_000)})`,
  `${"\n".repeat(4_990)}**a**`,
  `**a**${"\n".repeat(4_000)}b`,
  `**a**\\\n${"b\\\n".repeat(1_200)}`,
  "**a**" + "  \n".repeat(1_500) + "b",
  "**これは**「強調」**です。**" + "「」**".repeat(900),
  "**مرحبا** > *بكم*\n\n- واحد\n- اثنان",
];

const openers = [
  ">",
  "> ",
  "- ",
  "* ",
  "+ ",
  "1. ",
  "999999999. ",
  "> - ",
  "[",
  "![",
  "*",
  "**",
  "_",
  "__",
  "***",
  "`",
  "``",
];

/** As many levels as fit into the longest text. */
const nested = () =>
  openers.flatMap((opener) => [
    opener.repeat(Math.floor((maxLength - 8) / opener.length)) + word,
    `${opener.repeat(6)}${word}`,
    Array.from({ length: 90 }, (_, level) => `${" ".repeat(level)}${opener}${word}`).join("\n"),
  ]);

const pieces = [
  ...[
    "*a ",
    "*a_ ",
    "a**",
    "a *b* ",
    "_a*b_",
    "**a*",
    "`a",
    "[a",
    "[a](",
    "[a](https://x.y/",
    "](",
    "a](b)",
    "\\*",
    "\\\\",
  ],
  ...[
    "- a\n",
    "> a\n\n",
    "1. a\n",
    "```\n",
    "~~~\n",
    "http://",
    "https://a.b/(",
    "https://a.b/*_",
    "https://a@b ",
    "<a>",
  ],
  ...[
    "* *",
    "- - ",
    "a\n- b\n\n",
    "|a|b|\n",
    "# a\n",
    "---\n",
    "    a\n",
    "\t- a\n",
    "\r\n> a",
    "*\u00a0",
    "👍*",
    "。**",
  ],
];

const storms = () =>
  pieces.flatMap((piece) => [piece.repeat(Math.floor(maxLength / piece.length)), `${piece.repeat(40)}${word}`]);

const mixed = (random: () => number) =>
  Array.from({ length: 4 + Math.floor(random() * 60) }, () =>
    pick([...openers, ...pieces, ...turns, word, "\n", " "], random),
  ).join("");

const pick = (list: readonly string[], random: () => number) => list[Math.floor(random() * list.length)] ?? "";

/** The same texts in every run: a linear congruential generator. */
function randomOf(seed: number) {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}
