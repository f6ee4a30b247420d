/**
 * Draws sheets in a thread of the browser, with the same code as the server (docs/adr/0005). Fonts, art and the PDF
 * writer come when they are first needed.
 */
import { asPrinted } from '../../../../sheets/booklet/as-printed.ts'
import { loadKind, loadKinds } from '../../../../sheets/kinds/loaders.ts'
import { shapeText } from '../../../../sheets/lettering/fonts.ts'
import { pageToSvg } from '../../../../sheets/print/svg.ts'
import { PAGE_HEIGHT_MM, PAGE_WIDTH_MM, type ScenePage } from '../../../../sheets/scene/scene.ts'
import { slideOf } from '../../../../sheets/variants/board.ts'
import { drawVariant, type Variant } from '../../../../sheets/variants/draw-variant.ts'
import { spokenWords } from '../../../../sheets/variants/spoken.ts'
import type { EngineReply, EngineRequest, VariantOrder } from './engine-messages.ts'
import { fetched, Unreachable, withParts } from './parts.ts'

async function draw({ kind: kindId, category, source, choices }: VariantOrder): Promise<Variant> {
  const kind = await fetched(loadKind(kindId, category))
  return withParts(() => drawVariant(kind, source, choices))
}

/** Width of a picture in its own pixels; the page shows it at any size. */
const PICTURE_WIDTH = 800

function toSvg(page: ScenePage): string {
  const [width, height] = page.landscape ? [PAGE_HEIGHT_MM, PAGE_WIDTH_MM] : [PAGE_WIDTH_MM, PAGE_HEIGHT_MM]
  return pageToSvg(page, { x: 0, y: 0, width, height, pixelWidth: PICTURE_WIDTH })
}

/** Of nearly every sheet. */
const USUAL_FONTS = ['display', 'text'] as const

/** Everything that sheets of a category share is fetched side by side, and the fonts are read. */
async function ready(category: string): Promise<void> {
  const fonts = USUAL_FONTS.map((font) => withParts(() => shapeText(font, font)))
  await Promise.all([loadKinds(category), ...fonts])
}

async function answer(request: EngineRequest): Promise<EngineReply> {
  const { id } = request
  if (request.make === 'ready') {
    await ready(request.category)
    return { id, isReady: true }
  }
  const { order } = request
  const drawn = await draw(order)
  const { pages, answers } = drawn
  if (request.make === 'board') {
    const { page, slides, steps } = slideOf(drawn, request.place, request.step)
    return { id, board: { svg: await withParts(() => toSvg(page)), slides, steps } }
  }
  if (request.make === 'pictures') {
    const { look } = request
    const shown = await withParts(() =>
      [...(look ? pages.map((page, i) => asPrinted(page, look, i)) : pages), ...answers].map(toSvg),
    )
    return {
      id,
      pictures: { pages: shown, answers: answers.length, words: spokenWords(drawn.contents, order.source.title) },
    }
  }
  if (request.make === 'answers' && answers.length === 0) return { id, pdf: null }
  const { pagesToPdf } = await fetched(import('../../../../sheets/print/pdf.ts'))
  const areSeparate = order.choices.answers === 'apart'
  const printed = request.make === 'answers' ? answers : areSeparate ? pages : [...pages, ...answers]
  const metadata = { ...request.metadata, createdAt: new Date() }
  return { id, pdf: await withParts(() => pagesToPdf(printed, metadata)) }
}

self.addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  answer(data).then(
    (reply) => self.postMessage(reply),
    // An error may name the words of a person's own sheet, and errors of pages are reported.
    (error: unknown) => {
      const said =
        data.make !== 'ready' && data.order.source.own ? 'a sheet of one’s own cannot be drawn' : String(error)
      const why = error instanceof Unreachable ? 'unreachable' : 'undrawable'
      self.postMessage({ id: data.id, error: said, why } satisfies EngineReply)
    },
  )
})
