/** Makes booklets in a thread of the browser: children's names come in and leave on paper alone. */
import { loadKind } from '../../../../../sheets/kinds/loaders.ts'
import { shapeText } from '../../../../../sheets/lettering/fonts.ts'
import { choicesOf, drawVariant } from '../../../../../sheets/variants/draw-variant.ts'
import { fetched, Unreachable, withParts } from '../../../variants/components/parts.ts'
import type { PageOrder } from '../plan.rules.ts'
import type { BookletOrder, BookletReply } from './booklet-messages.ts'
import { makeBooklet } from './make-booklet.ts'

const post = (reply: BookletReply) => self.postMessage(reply)

async function draw({ kind: kindId, category, source, choices }: PageOrder) {
  const kind = await fetched(loadKind(kindId, category))
  try {
    return await withParts(() => drawVariant(kind, source, choices))
  } catch (error) {
    if (error instanceof Unreachable) throw error
    // A level or seed that this sheet cannot be drawn with: the child gets the sheet of the catalogue.
    return withParts(() => drawVariant(kind, source, { ...choicesOf(source), answers: 'apart' }))
  }
}

/** The bar moves so often; each page alone would keep a slow phone busy with drawing the bar. */
const PROGRESS_EVERY_MS = 200

async function make(order: BookletOrder): Promise<void> {
  for (const font of ['display', 'text'] as const) await withParts(() => shapeText(font, font))
  const { openBookletPdf } = await fetched(import('../../../../../sheets/print/booklet-pdf.ts'))
  const total = order.copies.reduce(
    (sum, { orders }) => sum + orders.reduce((pages, one) => pages + (one?.choices.pages ?? 0), 0),
    0,
  )
  let posted = 0
  const made = await makeBooklet(order, {
    draw,
    withParts,
    openPdf: () => openBookletPdf({ ...order.metadata, createdAt: new Date() }),
    progress(done, copy) {
      const now = performance.now()
      if (now - posted < PROGRESS_EVERY_MS && done < total) return
      posted = now
      post({ done, total: Math.max(total, done), copy })
    },
  })
  post({ made })
}

self.addEventListener('message', ({ data }: MessageEvent<BookletOrder>) => {
  // An error's own words may hold a name.
  make(data).catch((error: unknown) =>
    post({
      error: 'the booklet cannot be made',
      why: error instanceof Unreachable ? 'unreachable' : 'undrawable',
    }),
  )
})
