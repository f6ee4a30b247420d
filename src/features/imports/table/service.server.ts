import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { resolve as absolute } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { TableKind } from '../schema.ts'
import { TABLE_FAULTS } from '../texts.ts'
import { TABLE_MB, TableFault, type TableRow } from './rules.ts'
import type { TableMessage } from './worker.ts'

/** Path from the project's folder. The bundle does not contain it. */
export const TABLE_WORKER_FILE = 'src/features/imports/table/worker.ts'

/** Heap of the thread, in megabytes: 300,000 users take some 250. */
const MEMORY_MB = 512
/** Node's code for a thread that ran out of memory. */
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'
/** A silent thread is terminated after this time (ms). */
const SILENCE_MS = 120_000

/** An open table; its rows are read in batches. */
export interface OpenTable {
  readonly kind: TableKind
  readonly total: number
  rows(): AsyncGenerator<TableRow, void, void>
  close(): Promise<void>
}

/** True if the thread ran out of memory or time. Other failures are not the table's fault. */
function isTooMuch(error: unknown): boolean {
  if (error instanceof RangeError) return true
  return error instanceof Error && (error.name === 'AbortError' || ('code' in error && error.code === OUT_OF_MEMORY))
}

/** Reads tables in separate threads: the site keeps answering, and the memory is freed with the thread. */
export function createTables({ file, silenceMs = SILENCE_MS }: { file: string; silenceMs?: number }) {
  return {
    /** @throws TableFault with the reason for the administrator */
    async open(path: string): Promise<OpenTable> {
      if ((await stat(path)).size > TABLE_MB * 1024 * 1024) throw new TableFault(TABLE_FAULTS.tooLarge(TABLE_MB))
      const worker = new Worker(absolute(file), {
        workerData: path,
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      })
      // The pending call gets the error below; without a listener it would end the process.
      worker.on('error', () => {})
      const next = async (): Promise<TableMessage> => {
        const signal = AbortSignal.timeout(silenceMs)
        const [message] = await once(worker, 'message', { signal }).catch((error: unknown) => {
          if (isTooMuch(error)) throw new TableFault(TABLE_FAULTS.tooHeavy)
          throw error
        })
        return message
      }
      const close = async () => void (await worker.terminate())
      try {
        const first = await next()
        if ('fault' in first) throw new TableFault(first.fault)
        if (!('kind' in first)) throw new Error('the thread that reads tables began in the middle')
        return {
          ...first,
          async *rows() {
            for (;;) {
              worker.postMessage(null)
              const message = await next()
              if (!('rows' in message) || message.rows.length === 0) return
              yield* message.rows
            }
          },
          close,
        }
      } catch (error) {
        await close()
        throw error
      }
    },
  }
}

export type Tables = ReturnType<typeof createTables>
