/** What the keeper of the embedded database needs of a logger. */
export interface KeeperLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Logs nothing: the default where no logger is given. */
export const silentLog: KeeperLog = { info() {}, warn() {}, error() {} }
