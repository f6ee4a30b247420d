import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { Client, Connection } from 'pg'

/** What of pg's connection the COPY protocol needs and the package's types leave out. */
interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Uint8Array): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** Rows are handed on in pieces of about this size (bytes): one message for each row would be slow. */
const PIECE_BYTES = 64 * 1024

const nothing = () => {}

/** pg calls these on whatever runs as a query; a COPY has no use for them. */
const UNUSED = { handleRowDescription: nothing, handleDataRow: nothing, handlePortalSuspended: nothing }

/**
 * What a `copy … to stdout` statement answers, as a stream of bytes: the server waits for a slow reader, so that memory
 * stays the same however many rows there are. The connection is free again when the stream has ended.
 */
export function copyOut(client: Client, sql: string): Readable {
  let connection: Connection | null = null
  let pieces: Buffer[] = []
  let size = 0
  const out = new Readable({
    read: () => void connection?.stream.resume(),
    destroy(error, done) {
      // Nobody reads any more: what still comes is let through and dropped.
      connection?.stream.resume()
      done(error)
    },
  })
  const handOn = () => {
    if (size === 0 || out.destroyed) return
    if (!out.push(Buffer.concat(pieces, size))) connection?.stream.pause()
    pieces = []
    size = 0
  }
  client.query({
    ...UNUSED,
    submit(own: Connection) {
      connection = own
      own.query(sql)
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      // Copied: the parser uses its buffer again.
      pieces.push(Buffer.from(chunk))
      size += chunk.length
      if (size >= PIECE_BYTES) handOn()
    },
    handleCommandComplete: handOn,
    handleError: (error: Error) => void out.destroy(error),
    handleReadyForQuery() {
      if (!out.destroyed) out.push(null)
    },
  })
  return out
}

/**
 * Feeds a `copy … from stdin` statement. The source is read as fast as the server takes it.
 * @returns rows written
 * @throws what the server said, or what broke the source; the statement then wrote nothing
 */
export function copyIn(client: Client, sql: string, source: AsyncIterable<Uint8Array>): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0
    let failure: Error | null = null
    let over = false
    async function feed(connection: CopyConnection) {
      try {
        for await (const chunk of source) {
          if (over) return
          connection.sendCopyFromChunk(chunk)
          if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
        }
        if (!over) connection.endCopyFrom()
      } catch (error) {
        failure ??= error instanceof Error ? error : new Error(String(error))
        if (!over && !connection.stream.destroyed) connection.sendCopyFail('the source broke')
      }
    }
    client.query({
      ...UNUSED,
      submit: (own: Connection) => own.query(sql),
      handleCopyInResponse: (own: CopyConnection) => void feed(own),
      handleCommandComplete({ text }: { text: string }) {
        rows = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0)
      },
      handleError(error: Error) {
        over = true
        reject(failure ?? error)
      },
      handleReadyForQuery() {
        over = true
        resolve(rows)
      },
    })
  })
}
