/** Makes booklets in a thread of the browser: children's names come in and leave on paper alone. */
import { loadKind } from '../../../../../sheets/kinds/loaders.ts'
import { shapeText } from '../../../../../sheets/lettering/fonts.ts'
import { choicesOf, drawVariant } from '../../../../../sheets/variants/draw-variant.ts'
import { fetched, Unreachable, withParts } from '../../../variants/components/parts.ts'
import { MOST_BOOKLET_PAGES, type PageOrder } from '../plan.rules.ts'
import { totalsOf } from '../totals.rules.ts'
import type { BookletFault, BookletOrder, BookletReply, LeftOut } from './booklet-messages.ts'
import { makeBooklet } from './make-booklet.ts'
import { withoutSheets } from './without-sheets.ts'

const post = (reply: BookletReply) => self.postMessage(reply)

class Unmakeable extends Error {
  readonly why: BookletFault

  constructor(why: BookletFault) {
    super(`a booklet that cannot be made: ${why}`)
    this.why = why
  }
}

async function draw({ kind: kindId, category, source, choices }: PageOrder) {
  const kind = await fetched(loadKind(kindId, category))
  try {
    return await withParts(() => drawVariant(kind, source, choices))
  } catch (error) {
    if (error instanceof Unreachable) throw error
    // A level or seed that this sheet cannot be drawn with: the child gets the sheet of the catalogue.
    return withParts(() => drawVariant(kind, source, { ...choicesOf(source), answers: choices.answers }))
  }
}

/** Reads the uploaded files: their pages are counted, and the sheets of unreadable ones left out. */
async function readFiles(order: BookletOrder) {
  const uploaded = order.sheets.filter(({ isFile }) => isFile)
  // The code that reads PDFs is not for those who draw alone.
  const opened = uploaded.length > 0 ? (await fetched(import('./file-pages.ts'))).openFiles(order.files) : null
  const leftOut: LeftOut[] = []
  const pages = new Map<string, number>()
  for (const { id } of uploaded) {
    const found = order.files.has(id) ? await opened?.examine(id) : 'gone'
    if (typeof found === 'number') pages.set(id, found)
    else leftOut.push({ id, why: found ?? 'gone' })
  }
  if (leftOut.length === order.sheets.length) throw new Unmakeable('unreadable')
  return { opened, leftOut, pages }
}

/** The bar moves so often; each page alone would keep a slow phone busy with drawing the bar. */
const PROGRESS_EVERY_MS = 200

async function make(given: BookletOrder): Promise<void> {
  for (const font of ['display', 'text'] as const) await withParts(() => shapeText(font, font))
  const { openBookletPdf } = await fetched(import('../../../../../sheets/print/booklet-pdf.ts'))
  const { opened, leftOut, pages } = await readFiles(given)
  const order = withoutSheets(
    given,
    leftOut.map(({ id }) => id),
  )
  // A file may have more pages than the catalogue counts.
  const totals = totalsOf({
    options: order.options,
    orders: order.copies.map(({ orders }) => orders),
    names: order.copies.filter(({ name }) => name !== '').length,
    filePages: ({ file }) => pages.get(file) ?? 0,
  })
  if (totals.drawn > MOST_BOOKLET_PAGES) throw new Unmakeable('too_long')
  let posted = 0
  const made = await makeBooklet(order, {
    draw,
    async filePages(pdf, id, areUpright) {
      if (!opened) throw new Error('no file was opened')
      return opened.pages(pdf, id, areUpright)
    },
    withParts,
    openPdf: () => openBookletPdf({ ...order.metadata, createdAt: new Date() }),
    progress(done, copy) {
      const now = performance.now()
      if (now - posted < PROGRESS_EVERY_MS && done < totals.drawn) return
      posted = now
      // The person was promised the pages of the file: white backs are among them, several on a paper are one.
      const share = Math.min(1, done / totals.drawn)
      post({ done: Math.floor(share * totals.pages), total: totals.pages, copy })
    },
  })
  post({ made: { ...made, leftOut } })
}

function whyOf(error: unknown): BookletFault {
  if (error instanceof Unmakeable) return error.why
  return error instanceof Unreachable ? 'unreachable' : 'undrawable'
}

self.addEventListener('message', ({ data }: MessageEvent<BookletOrder>) => {
  // An error's own words may hold a name.
  make(data).catch((error: unknown) => post({ error: 'the booklet cannot be made', why: whyOf(error) }))
})
