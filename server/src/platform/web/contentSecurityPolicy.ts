/** Directives and their sources, in the form in which helmet takes them. */
export type Policy = Record<string, string[]>;

/** The inline scripts and styles that the client's build wrote into its pages, by their hashes. */
export interface InlineHashes {
  scriptSrc: readonly string[];
  styleSrc: readonly string[];
}

const none = ["'none'"];
const self = "'self'";

/** Emotion adds an empty style element and fills it by script, which needs no more than the hash of nothing. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What a page says: our own code and style only, pictures from anywhere, no frames, no plugins. */
export const pagePolicy = ({ scriptSrc, styleSrc }: InlineHashes): Policy => ({
  "default-src": [self],
  "script-src": [self, ...scriptSrc],
  "style-src": [self, emptyStyle, ...styleSrc],
  "img-src": [self, "data:", "https:"],
  "font-src": [self],
  "connect-src": [self],
  "form-action": [self],
  "object-src": none,
  "base-uri": none,
  "frame-src": none,
  "frame-ancestors": none,
});

/** GraphiQL's editor styles itself by inline rules and brings its symbols as a data font. */
export const playgroundPolicy: Policy = {
  ...pagePolicy({ scriptSrc: [], styleSrc: [] }),
  "style-src": [self, "'unsafe-inline'"],
  "font-src": [self, "data:"],
  "worker-src": [self],
};

/** Everything that the REST reference loads comes from here; Swagger UI has pictures as data. */
export const docsPolicy: Policy = {
  "default-src": none,
  "base-uri": none,
  "connect-src": [self],
  "font-src": [self, "data:"],
  "form-action": [self],
  "frame-ancestors": none,
  "img-src": [self, "data:"],
  "script-src": [self],
  "style-src": [self],
};

/** Data is read by programs: nothing of it is ever run or shown inside a page. */
export const dataPolicy: Policy = {
  "default-src": none,
  "object-src": none,
  "base-uri": none,
  "form-action": none,
  "frame-ancestors": none,
};

/** A picture does nothing, not even when it is opened by itself. */
export const picturePolicy: Policy = { ...dataPolicy, sandbox: [] };

export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}
