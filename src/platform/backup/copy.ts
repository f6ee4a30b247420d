import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from, to } from 'pg-copy-streams'

/** The output of a `copy … to stdout` statement. The server waits for a slow reader, so memory stays bounded. */
export const copyOut = (client: Client, sql: string): Readable => client.query(to(sql))

/**
 * Feeds a `copy … from stdin` statement as fast as the server reads.
 * @returns rows written
 * @throws the error of the server or of the source; the statement then wrote no row
 */
export async function copyIn(client: Client, sql: string, source: AsyncIterable<Uint8Array>): Promise<number> {
  const statement = from(sql)
  await pipeline(source, client.query(statement))
  return statement.rowCount
}
