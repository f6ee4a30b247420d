import {
  appendFileSync,
  closeSync,
  existsSync,
  fchownSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Identity } from './identity.ts'

/** A log larger than this is set aside when a server starts; one older log stays. Bytes. */
const ROTATE_AT = 10_000_000

/** Longest piece of the log that goes into an error, in characters. */
const EXCERPT = 1_500

/** The file a server writes its messages to. */
export interface ServerLog {
  readonly path: string
  /** A descriptor for the server to write to; `close` closes ours. */
  open(): { file: number; close(): void }
  append(line: string): void
  /** Output since the last `open`. */
  recent(): string
}

/** @param dir the data directory; the log is its `server.log` */
export function serverLog(dir: string, { uid, gid }: Identity): ServerLog {
  const path = join(dir, 'server.log')
  const size = () => statSync(path, { throwIfNoEntry: false })?.size ?? 0
  let start = size()
  return {
    path,
    open() {
      if (size() > ROTATE_AT) renameSync(path, `${path}.1`)
      start = size()
      const file = openSync(path, 'a', 0o600)
      if (uid !== undefined && gid !== undefined) fchownSync(file, uid, gid) // a later start may be theirs
      return { file, close: () => closeSync(file) }
    },
    append: (line) => appendFileSync(path, `${line}\n`),
    recent: () => (existsSync(path) ? readFileSync(path).subarray(start).toString('utf8').slice(-EXCERPT).trim() : ''),
  }
}
