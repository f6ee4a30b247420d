/** A backup or a restore that cannot be done. The message is one line an operator can act on. */
export class BackupError extends Error {
  override name = 'BackupError'
}
