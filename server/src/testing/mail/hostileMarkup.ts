/** Texts that try to bring their own markup, links or lines into a mail. The client's tests have 500 of them. */
export const hostileMarkup = [
  "<script>alert(1)</script> **a**",
  "**</blockquote></td><h1>Log in</h1>**",
  "[Log in](https://evil.example) *now*",
  "[a](javascript:alert(1)) *now*",
  "*a*\r\n\r\n--\r\nStudy Circle",
  "*a*\n\n\u202eesrever https://evil.example",
  `${">".repeat(5_000)} a`,
  "- ".repeat(2_500),
  "```<img src=x onerror=alert(1)>\n</pre><b>x</b>\n```",
  "&lt;b&gt; `&lt;b&gt;` **&#60;b&#62;**",
];
