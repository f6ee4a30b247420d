/** What the database code needs of a logger; the logger of the process fits. */
export interface DatabaseLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Says nothing: the default where no logger was given. */
export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} }
