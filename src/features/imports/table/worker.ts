/**
 * A thread that reads one table and ends. Started from this source file, not from the bundle (Node strips the types), with
 * little memory; rows are sent on request.
 */
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { TableKind } from '../schema.ts'
import { readTable, TableFault, type TableRow } from './rules.ts'

/** The table first, then rows for each request, and an empty list at the end. */
export type TableMessage =
  | { readonly fault: string }
  | { readonly kind: TableKind; readonly total: number }
  | { readonly rows: readonly TableRow[] }

/** Rows in one message. */
const BATCH = 500

// Requests come first. On Linux a priority is per thread; elsewhere it would apply to the whole site.
if (process.platform === 'linux') {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // A service manager may forbid it, as ours does (SystemCallFilter); the table is read at normal priority.
  }
}

const say = (message: TableMessage) => parentPort?.postMessage(message)

try {
  const { kind, rows } = readTable(await readFile(workerData as string))
  let at = 0
  parentPort?.on('message', () => {
    say({ rows: rows.slice(at, at + BATCH) })
    at += BATCH
  })
  say({ kind, total: rows.length })
} catch (error) {
  if (!(error instanceof TableFault)) throw error
  say({ fault: error.message })
}
