/** The part of a logger that the database code uses; the logger of the process fits. */
export interface DatabaseLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Discards all messages: the default logger. */
export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} }
