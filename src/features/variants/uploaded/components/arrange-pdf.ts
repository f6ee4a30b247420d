/** Puts the pages of a PDF on paper as chosen: several side by side, in shades of grey; text stays text, lines stay lines. */
import { EncryptedPDFError, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { PDF_PAGES_MAX } from '../../../catalogue/upload/rules.ts'
import { type FileChoices, type Paper, papersOf, type Size } from '../rules.ts'
import { formsIn, frameOf, type PageForm, paintingOf, written } from './page-forms.ts'

/** Why a file cannot be arranged. */
export type FileFault = 'encrypted' | 'damaged' | 'too_many_pages'

export class ArrangeError extends Error {
  readonly why: FileFault

  constructor(why: FileFault, options?: { cause?: unknown }) {
    super(`a file that cannot be arranged: ${why}`, options)
    this.name = 'ArrangeError'
    this.why = why
  }
}

export interface SourcePdf {
  readonly document: PDFDocument
  /** Of the pages as they show: cropped and turned. */
  readonly sizes: readonly Size[]
}

/** @throws ArrangeError */
export async function openSource(bytes: Uint8Array): Promise<SourcePdf> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    const pages = document.getPages()
    if (pages.length === 0) throw new Error('no pages')
    // (rule: upload limits)
    if (pages.length > PDF_PAGES_MAX) throw new ArrangeError('too_many_pages')
    const sizes = pages.map(({ node }) => {
      const { width, height } = frameOf(node)
      return { width, height }
    })
    return { document, sizes }
  } catch (cause) {
    if (cause instanceof ArrangeError) throw cause
    throw new ArrangeError(cause instanceof EncryptedPDFError ? 'encrypted' : 'damaged', { cause })
  }
}

/** Commands that paint the pages of one paper; names of their forms are `P<page>L<layer>`. */
function paintings(paper: Paper, forms: readonly PageForm[]): string {
  const painted = paper.placed.map(({ page, x, y, width, height }) => {
    const form = forms[page]
    if (!form) return ''
    const scale = width / form.frame.width
    return paintingOf(form, [scale, 0, 0, scale, x, paper.height - y - height], (i) => `P${page}L${i}`)
  })
  return painted.join('\n')
}

/** Dashed lines to cut along. */
function cuts({ width, height, columns, rows }: Paper): string {
  const lines = [
    ...(columns > 1 ? [`${written([width / 2, 0])} m ${written([width / 2, height])} l S`] : []),
    ...(rows > 1 ? [`${written([0, height / 2])} m ${written([width, height / 2])} l S`] : []),
  ]
  return lines.length > 0 ? `q 0.7 G 0.8 w [8 5] 0 d ${lines.join(' ')} Q` : ''
}

/**
 * White over the whole paper that takes the colour of the content below and leaves its lightness: pictures and shadings
 * become grey unchanged. Blended in RGB, where grey has three equal parts.
 */
const GREY_STATE = { Type: 'ExtGState', BM: 'Color', ca: 1, CA: 1, SMask: 'None' }
const BLENDED_IN_RGB = { Type: 'Group', S: 'Transparency', CS: 'DeviceRGB', I: true }

/** @throws ArrangeError */
export async function arrangePdf(
  { document, sizes }: SourcePdf,
  choices: FileChoices,
  metadata: { title: string; author: string; subject: string },
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const made = await PDFDocument.create({ updateMetadata: false })
    const { context } = made
    const copies = formsIn(document.context, context)
    const forms = document.getPages().map(({ node }) => copies.pageForm(node))
    copies.copyLayers(document.catalog, made.catalog)
    const isGrey = choices.ink === 'grey'
    const grey = isGrey ? context.register(context.obj(GREY_STATE)) : null
    for (const paper of papersOf(sizes, choices)) {
      const page = made.addPage([paper.width, paper.height])
      const overlay = grey ? `q /Grey gs 1 g ${written([-1, -1, paper.width + 2, paper.height + 2])} re f Q` : ''
      const commands = [paintings(paper, forms), cuts(paper), overlay].join('\n')
      const used = [...new Set(paper.placed.map((placed) => placed.page))]
      const named = used.flatMap((n) => forms[n]?.layers.map(({ form }, i) => [`P${n}L${i}`, form] as const) ?? [])
      page.node.set(PDFName.of('Contents'), context.register(context.flateStream(commands)))
      page.node.set(
        PDFName.of('Resources'),
        context.obj({ XObject: Object.fromEntries(named), ...(grey && { ExtGState: { Grey: grey } }) }),
      )
      if (isGrey) page.node.set(PDFName.of('Group'), context.obj(BLENDED_IN_RGB))
    }
    made.setTitle(metadata.title)
    made.setAuthor(metadata.author)
    made.setSubject(metadata.subject)
    made.setCreator(metadata.author)
    made.setLanguage('pt-BR')
    made.setCreationDate(new Date())
    return Uint8Array.from(await made.save({ addDefaultPage: false, updateFieldAppearances: false }))
  } catch (cause) {
    throw new ArrangeError('damaged', { cause })
  }
}
