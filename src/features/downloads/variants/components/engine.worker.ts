/**
 * Draws sheets in a thread of the browser, with the same code as the server (docs/adr/0047). Fonts, art and the PDF
 * writer come when they are first needed.
 */
import { loadKind, loadKinds } from '../../../../../sheets/kinds/loaders.ts'
import { shapeText } from '../../../../../sheets/lettering/fonts.ts'
import { pageToSvg } from '../../../../../sheets/print/svg.ts'
import { MissingPart, takeLacked } from '../../../../../sheets/scene/missing-part.ts'
import { PAGE_HEIGHT_MM, PAGE_WIDTH_MM, type ScenePage } from '../../../../../sheets/scene/scene.ts'
import { drawVariant, type Variant } from '../../../../../sheets/variants/draw-variant.ts'
import type { EngineReply, EngineRequest, VariantOrder } from './engine-messages.ts'

class Unreachable extends Error {}

/** What comes by network: without it nothing is wrong with the sheet. */
function fetched<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch((cause: unknown) => {
    throw new Unreachable('a part could not be had', { cause })
  })
}

/** A drawing that lacks another part after so often never ends. */
const MOST_ATTEMPTS = 60

async function attempt<Made>(make: () => Made | Promise<Made>) {
  try {
    return { made: await make() }
  } catch (error) {
    return { error }
  }
}

/** Draws again with the parts that were missing, until none is; until then an error may be for want of them. */
async function withParts<Made>(make: () => Made | Promise<Made>): Promise<Made> {
  for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts++) {
    const outcome = await attempt(make)
    const missing = takeLacked()
    if ('error' in outcome && outcome.error instanceof MissingPart) missing.push(outcome.error)
    if (missing.length > 0) await fetched(Promise.all(missing.map((part) => part.load())))
    else if ('error' in outcome) throw outcome.error
    else return outcome.made
  }
  throw new Error('the sheet asks for ever more parts')
}

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
  const { pages, answers } = await draw(order)
  if (request.make === 'pictures') {
    const shown = await withParts(() => [...pages, ...answers].map(toSvg))
    return { id, pictures: { pages: shown, answers: answers.length } }
  }
  const { pagesToPdf } = await fetched(import('../../../../../sheets/print/pdf.ts'))
  const isApart = order.choices.answers === 'apart'
  const printed = request.make === 'answers' ? answers : isApart ? pages : [...pages, ...answers]
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
