/** Directives and their sources, in helmet's format. */
export type Policy = Record<string, string[]>;

/** The hashes of the inline scripts and styles in the pages of the client. */
export interface InlineHashes {
  scriptSrc: readonly string[];
  styleSrc: readonly string[];
}

const none = ["'none'"];
const self = "'self'";

/** The hash of the empty text: Emotion adds an empty style element and fills it by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The policy of pages: only our own scripts and styles, images from anywhere, no frames, no plugins. */
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

/** The editor of GraphiQL uses inline styles and a font as a data URL. */
export const playgroundPolicy: Policy = {
  ...pagePolicy({ scriptSrc: [], styleSrc: [] }),
  "style-src": [self, "'unsafe-inline'"],
  "font-src": [self, "data:"],
  "worker-src": [self],
};

/** Swagger UI uses images as data URLs. */
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

/** For API responses: no scripts, no resources, no frames. */
export const dataPolicy: Policy = {
  "default-src": none,
  "object-src": none,
  "base-uri": none,
  "form-action": none,
  "frame-ancestors": none,
};

/** For images, which must not run scripts when they are opened directly. */
export const picturePolicy: Policy = { ...dataPolicy, sandbox: [] };

export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}
