import { inflateSync } from 'node:zlib'
import { joinTables, woffTables } from './woff.ts'

/** The plain font inside a WOFF file. Throws Error when the file is no WOFF. */
export function unpackWoff(woff: Buffer): Buffer {
  const tables = woffTables(woff).map(({ bytes, isPacked, ...table }) => ({
    ...table,
    bytes: isPacked ? inflateSync(bytes) : bytes,
  }))
  return Buffer.from(joinTables(woff, tables).buffer)
}
