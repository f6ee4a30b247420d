/** The part of a logger that the keeper of the embedded database uses. */
export interface KeeperLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Discards all messages: the default logger. */
export const silentLog: KeeperLog = { info() {}, warn() {}, error() {} }
