/**
 * A thread that prints sheets. It is started from this source file, not from the bundle (Node runs TypeScript by
 * leaving out the types), so everything it imports is named with its extension and has only erasable syntax.
 */

import { parentPort } from 'node:worker_threads'
import { printOnOneCore, printSheet, type SheetOrder } from '../../../../sheets/print/print.ts'
import { THUMBNAIL_WIDTHS } from '../files/rules.ts'

export interface PrintRequest {
  readonly id: number
  readonly order: SheetOrder
}

export type PrintReply =
  | { readonly id: number; readonly printed: Awaited<ReturnType<typeof printSheet>> }
  | { readonly id: number; readonly error: string }

printOnOneCore()

parentPort?.on('message', async ({ id, order }: PrintRequest) => {
  const reply = await printSheet(order, THUMBNAIL_WIDTHS).then(
    (printed): PrintReply => ({ id, printed }),
    (error: unknown): PrintReply => ({ id, error: `${order.kind}: ${error instanceof Error ? error.stack : error}` }),
  )
  parentPort?.postMessage(reply)
})
