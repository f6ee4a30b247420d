/** The embedded server cannot be had. The message is one line an operator can act on; details may follow it. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}

/** The `code` of a system error (`ENOENT`, `EACCES`…), or undefined. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
