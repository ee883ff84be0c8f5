/** What Node says of a certificate that it does not trust. */
const untrusted =
  /^(CERT_|ERR_TLS_CERT_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|UNABLE_TO_(GET_ISSUER|VERIFY_LEAF)|HOSTNAME_MISMATCH|INVALID_CA)/;

/** What is wrong with TLS to a database, for operators; null where it is something else. */
export function explainTls(error: unknown, host: string): string | null {
  const { code = "", message = "", syscall } = error as NodeJS.ErrnoException;
  const guide = 'docs/settings.md says under "TLS to PostgreSQL" what works.';
  if (/does not support SSL connections/.test(message))
    return `${host} does not speak TLS, which DATABASE_URL asks for. Turn it on there, or remove sslmode; ${guide}`;
  if (untrusted.test(code)) return `the certificate of ${host} is not trusted (${message}); ${guide}`;
  if (code === "EPROTO" || code.startsWith("ERR_SSL_") || code.startsWith("ERR_OSSL_"))
    return `TLS to ${host} fails (${message}); ${guide}`;
  // The files of sslrootcert, sslcert and sslkey are the only ones that a connection reads.
  return syscall === "open" || syscall === "read" ? `a file for TLS cannot be read (${message}); ${guide}` : null;
}
