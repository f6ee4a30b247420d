/**
 * A thread that prints sheets. It is started from this source file, not from the bundle (Node runs TypeScript by
 * leaving out the types), so everything it imports is named with its extension and has only erasable syntax.
 */

import { parentPort } from 'node:worker_threads'
import { printOnOneCore, printSheet, type SheetOrder } from '../../../../sheets/print/print.ts'
import { isMarkedVariant, pageVariant, THUMBNAIL_WIDTHS } from '../files/rules.ts'
import { withMark } from '../watermark/overlay.service.server.ts'

export interface PrintRequest {
  readonly id: number
  readonly order: SheetOrder
  readonly isPremium: boolean
}

/** A printed sheet with its pictures by variant, and those that want a mark once more with it when it is premium. */
export type Printed = Awaited<ReturnType<typeof print>>

export type PrintReply =
  | { readonly id: number; readonly printed: Printed }
  | { readonly id: number; readonly error: string }

async function print({ order, isPremium }: PrintRequest) {
  const printed = await printSheet(order, THUMBNAIL_WIDTHS)
  const pictures = [
    ...printed.thumbnails.map(({ width, webp }) => ({ variant: String(width), webp })),
    ...printed.pages.map(({ page, webp }) => ({ variant: pageVariant(page), webp })),
  ]
  const wide = isPremium ? pictures.filter(({ variant }) => isMarkedVariant(variant)) : []
  return { ...printed, public: pictures, marked: await Promise.all(wide.map(withMark)) }
}

printOnOneCore()

parentPort?.on('message', async (request: PrintRequest) => {
  const { id, order } = request
  const reply = await print(request).then(
    (printed): PrintReply => ({ id, printed }),
    (error: unknown): PrintReply => ({ id, error: `${order.kind}: ${error instanceof Error ? error.stack : error}` }),
  )
  parentPort?.postMessage(reply)
})
